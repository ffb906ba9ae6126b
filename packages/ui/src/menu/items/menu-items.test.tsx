import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, openState } from '../../../test/contract.tsx';
import { Button } from '../../button/index.ts';
import {
  Menu,
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from '../index.ts';

const nothing = () => undefined;
const inMenu = (children: ReactNode) => (
  <Menu trigger={<Button>Report</Button>} defaultOpen>
    {children}
  </Menu>
);
const icon = <svg data-testid="icon" aria-hidden="true" />;

describe('each part of a Menu', () => {
  const wrapper = ({ children }: { children: ReactNode }) => inMenu(children);
  const part = (name: string) => (container: HTMLElement) =>
    container.querySelector(`[data-part="${name}"]`);

  describe('MenuItem', () => {
    behavesAsComponent(MenuItem, {
      wrapper,
      root: part('menu-item'),
      props: { onSelect: nothing, children: 'Print' },
    });
  });
  describe('MenuLink', () => {
    behavesAsComponent(MenuLink, {
      wrapper,
      root: part('menu-link'),
      props: { href: '#print', children: 'Print' },
    });
  });
  describe('MenuCheckItem', () => {
    behavesAsComponent(MenuCheckItem, {
      wrapper,
      root: part('menu-check-item'),
      props: { checked: true, onCheckedChange: nothing, children: 'Degrees' },
      state: {
        prop: 'checked',
        onChange: 'onCheckedChange',
        from: false,
        to: true,
        change: (user) => user.click(screen.getByRole('menuitemcheckbox')),
        shown: () => screen.getByRole('menuitemcheckbox').ariaChecked === 'true',
      },
    });
  });
  describe('MenuRadioGroup', () => {
    behavesAsComponent(MenuRadioGroup, {
      wrapper,
      root: part('menu-group'),
      props: {
        label: 'Chart style',
        value: 'north',
        onValueChange: nothing,
        children: [
          <MenuRadioItem key="north" value="north">
            North Indian
          </MenuRadioItem>,
          <MenuRadioItem key="south" value="south">
            South Indian
          </MenuRadioItem>,
        ],
      },
      state: {
        prop: 'value',
        onChange: 'onValueChange',
        from: 'north',
        to: 'south',
        change: (user) => user.click(screen.getByRole('menuitemradio', { name: 'South Indian' })),
        shown: () =>
          screen.getByRole('menuitemradio', { checked: true }).textContent === 'South Indian'
            ? 'south'
            : 'north',
      },
    });
  });
  describe('MenuRadioItem', () => {
    behavesAsComponent(MenuRadioItem, {
      wrapper: ({ children }) =>
        inMenu(
          <MenuRadioGroup label="Chart style" value="north" onValueChange={nothing}>
            {children}
          </MenuRadioGroup>,
        ),
      root: part('menu-radio-item'),
      props: { value: 'north', children: 'North Indian' },
    });
  });
  describe('MenuGroup', () => {
    behavesAsComponent(MenuGroup, {
      wrapper,
      root: part('menu-group'),
      props: { label: 'Report', children: <MenuItem onSelect={nothing}>Print</MenuItem> },
    });
  });
  describe('MenuSub', () => {
    behavesAsComponent(MenuSub, {
      wrapper,
      root: part('menu-sub'),
      props: { label: 'Share', children: <MenuItem onSelect={nothing}>By e-mail</MenuItem> },
      state: openState(
        (user) => user.click(screen.getByRole('menuitem', { name: 'Share' })),
        () => screen.queryByRole('menu', { name: 'Share' }) !== null,
      ),
    });
  });
  describe('MenuSeparator', () => {
    behavesAsComponent(MenuSeparator, { wrapper, root: part('menu-separator'), props: {} });
  });
});

describe('items of a Menu', () => {
  test.each([
    ['MenuItem', () => <MenuItem onSelect={nothing}>Print</MenuItem>],
    ['MenuLink', () => <MenuLink href="#print">Print</MenuLink>],
    [
      'MenuCheckItem',
      () => (
        <MenuCheckItem checked onCheckedChange={nothing}>
          Print
        </MenuCheckItem>
      ),
    ],
    ['MenuSub', () => <MenuSub label="Print">…</MenuSub>],
    [
      'MenuRadioItem',
      () => (
        <MenuRadioGroup label="Print" value="" onValueChange={nothing}>
          <MenuRadioItem value="a">A</MenuRadioItem>
        </MenuRadioGroup>
      ),
    ],
  ])('%s outside of a menu says what is missing', (name, item) => {
    vi.mocked(console.error).mockImplementation(nothing);
    expect(() => render(item())).toThrow(`${name} is outside of a Menu`);
    vi.mocked(console.error).mockClear();
  });

  test('a radio item outside of its group throws an error that names the group', () => {
    vi.mocked(console.error).mockImplementation(nothing);
    expect(() => render(inMenu(<MenuRadioItem value="a">A</MenuRadioItem>))).toThrow(
      'MenuRadioItem is outside of a MenuRadioGroup',
    );
    vi.mocked(console.error).mockClear();
  });

  test.each([
    [
      'menuitem',
      (disabled: boolean) => (
        <MenuItem onSelect={nothing} disabled={disabled}>
          It
        </MenuItem>
      ),
    ],
    [
      'menuitem',
      (disabled: boolean) => (
        <MenuSub label="It" disabled={disabled}>
          …
        </MenuSub>
      ),
    ],
    [
      'menuitemcheckbox',
      (disabled: boolean) => (
        <MenuCheckItem checked onCheckedChange={nothing} disabled={disabled}>
          It
        </MenuCheckItem>
      ),
    ],
    [
      'menuitemradio',
      (disabled: boolean) => (
        <MenuRadioGroup label="Group" value="" onValueChange={nothing}>
          <MenuRadioItem value="a" disabled={disabled}>
            It
          </MenuRadioItem>
        </MenuRadioGroup>
      ),
    ],
  ] as const)('a %s says that it is disabled only where it is @wcag:4.1.2', (role, item) => {
    const { rerender } = render(inMenu(item(true)));
    expect(screen.getByRole(role, { name: 'It' })).toHaveAttribute('aria-disabled', 'true');
    rerender(inMenu(item(false)));
    expect(screen.getByRole(role, { name: 'It' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole(role, { name: 'It' })).toHaveAttribute('tabindex', '-1');
  });

  test.each([
    [
      'MenuItem',
      (own: { icon?: ReactNode }) => (
        <MenuItem {...own} onSelect={nothing}>
          It
        </MenuItem>
      ),
    ],
    [
      'MenuLink',
      (own: { icon?: ReactNode }) => (
        <MenuLink {...own} href="#it">
          It
        </MenuLink>
      ),
    ],
  ])('%s shows the icon that it is given, and keeps no room for none', (_name, item) => {
    const { rerender } = render(inMenu(item({ icon })));
    const own = () => screen.getByRole('menuitem', { name: 'It' });
    expect(own()).toContainElement(screen.getByTestId('icon'));
    expect(own().childElementCount).toBe(2);
    rerender(inMenu(item({})));
    expect(own().childElementCount).toBe(1);
  });

  test('what is on or chosen is ticked, and nothing else is @wcag:1.4.1', () => {
    render(
      inMenu(
        <>
          <MenuCheckItem checked onCheckedChange={nothing}>
            On
          </MenuCheckItem>
          <MenuCheckItem checked={false} onCheckedChange={nothing}>
            Off
          </MenuCheckItem>
          <MenuRadioGroup label="Group" value="a" onValueChange={nothing}>
            <MenuRadioItem value="a">Chosen</MenuRadioItem>
            <MenuRadioItem value="b">Other</MenuRadioItem>
          </MenuRadioGroup>
        </>,
      ),
    );
    const isTicked = (name: string) =>
      screen.getByText(name).parentElement?.querySelector('svg') !== null;
    expect(['On', 'Off', 'Chosen', 'Other'].map(isTicked)).toEqual([true, false, true, false]);
  });

  test('a link that the router follows itself closes the menu', async () => {
    render(
      inMenu(
        <MenuLink href="#a" onClick={(event) => event.preventDefault()}>
          Go
        </MenuLink>,
      ),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Go' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('a separator has the role separator @wcag:1.3.1', () => {
    render(inMenu(<MenuSeparator />));
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });
});
