import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, openState } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { LinkProvider, type LinkComponentProps } from '../link/index.ts';
import {
  Menu,
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
} from './index.ts';
import { ReportActionsExample as ReportActions } from './menu.stories.tsx';

const chosen = vi.fn();
const sample = { trigger: <Button>Report</Button>, children: <ReportActions onSelect={chosen} /> };
const button = () => screen.getByRole('button', { name: 'Report' });
const menu = () => screen.queryByRole('menu');
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  behavesAsComponent(Menu, {
    props: { ...sample, defaultOpen: true },
    root: (container) => container.querySelector('[data-part="menu"]'),
    state: openState(
      (user) => user.click(button()),
      () => menu() !== null,
    ),
  });

  test('its button has aria-haspopup and names the menu @wcag:4.1.2', async () => {
    render(<Menu {...sample} />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveAccessibleName('Report');
    expect(item('Save as PDF')).toHaveFocus();
    expect(await axeViolations(document.body)).toEqual([]);
    await userEvent.click(button());
    expect(menu()).toBeNull();
  });

  test.each([
    ['{Enter}', 'Save as PDF'],
    [' ', 'Save as PDF'],
    ['{ArrowDown}', 'Save as PDF'],
    ['{ArrowUp}', 'Match with another birth'],
    ['{ArrowDown}{ArrowDown}', 'Print'],
    ['{ArrowDown}{ArrowUp}', 'Match with another birth'],
    ['{ArrowDown}{End}', 'Match with another birth'],
    ['{ArrowUp}{ArrowDown}', 'Save as PDF'],
    ['{ArrowDown}{End}{Home}', 'Save as PDF'],
    ['{ArrowDown}{ArrowRight}', 'Save as PDF'],
    ['{ArrowDown}p', 'Print'],
    ['{ArrowDown}sh', 'Share a link'],
    ['{ArrowDown}save as', 'Save as PDF'],
  ])('from its button %j leads to %s @wcag:2.1.1', async (keys, name) => {
    render(<Menu {...sample} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test('choosing closes it and returns the focus before its callback', async () => {
    const focusThen = vi.fn();
    render(
      <Menu trigger={<Button>Report</Button>}>
        <MenuItem onSelect={() => focusThen(document.activeElement)}>Print</MenuItem>
      </Menu>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{Enter}');
    expect(menu()).toBeNull();
    expect(focusThen).toHaveBeenCalledExactlyOnceWith(button());
  });

  test('disabled items can be focused and do nothing', async () => {
    chosen.mockClear();
    render(<Menu {...sample} />);
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(item('Share a link')).toHaveFocus();
    expect(item('Share a link')).toHaveAttribute('aria-disabled', 'true');
    expect(chosen).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });

  test('a link uses the router, by Space too, and closes the menu', async () => {
    const followed = vi.fn();
    function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
      return (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            event.preventDefault();
            followed(href);
          }}
        >
          {children}
        </a>
      );
    }
    render(
      <LinkProvider component={RouterLink}>
        <Menu trigger={<Button>Report</Button>}>
          <MenuLink href="/matching">Match</MenuLink>
        </Menu>
      </LinkProvider>,
    );
    await userEvent.click(button());
    await userEvent.keyboard(' ');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/matching');
    expect(menu()).toBeNull();
  });

  test('several things can be set before it closes', async () => {
    function Chart() {
      const [degrees, setDegrees] = useState(false);
      return (
        <Menu trigger={<Button>Report</Button>}>
          <MenuCheckItem checked={degrees} onCheckedChange={setDegrees}>
            Show degrees
          </MenuCheckItem>
          <MenuCheckItem checked disabled onCheckedChange={chosen}>
            Show signs
          </MenuCheckItem>
        </Menu>
      );
    }
    chosen.mockClear();
    render(<Chart />);
    await userEvent.click(button());
    const degrees = screen.getByRole('menuitemcheckbox', { name: 'Show degrees' });
    expect(degrees).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Enter}');
    expect(degrees).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show signs' }));
    expect(chosen).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });

  test('Escape closes it and returns the focus; Tab continues from the button @wcag:2.1.2', async () => {
    render(
      <>
        <button type="button">Before it</button>
        <Menu {...sample} />
        <button type="button">After it</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByText('After it')).toHaveFocus();
    expect(menu()).toBeNull();
    await userEvent.click(button());
    await userEvent.tab({ shift: true });
    expect(screen.getByText('Before it')).toHaveFocus();
  });

  test('a press elsewhere closes it', async () => {
    render(<Menu {...sample} />);
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(menu()).toBeNull();
  });

  test('an item may open a dialog; closed again, the menu’s button has the focus and the page can be pressed', async () => {
    const pressed = vi.fn();
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu trigger={<Button>Report</Button>}>
            <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
          </Menu>
          <Dialog title="Rename" open={open} onOpenChange={setOpen} />
          <button type="button" onClick={pressed}>
            Elsewhere
          </button>
        </>
      );
    }
    render(<Page />);
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(button());
      await userEvent.click(item('Rename'));
      expect(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button()).toHaveFocus();
      expect(document.body.style.pointerEvents).not.toBe('none');
      await userEvent.click(screen.getByText('Elsewhere'));
    }
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('a pause ends a typeahead search: the next letter begins another', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      render(<Menu {...sample} />);
      await user.click(button());
      await user.keyboard('s');
      expect(item('Share a link')).toHaveFocus();
      await act(() => vi.advanceTimersByTimeAsync(800));
      await user.keyboard('p');
      expect(item('Print')).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });

  test('each letter restarts the typeahead timeout', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      render(<Menu {...sample} />);
      await user.click(button());
      for (const letter of 'shp') {
        await user.keyboard(letter);
        await act(() => vi.advanceTimersByTimeAsync(500));
      }
      // "shp" matches no item; a single "p" would match Print.
      expect(item('Share a link')).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });

  test('its keys do not scroll the page, and other keys of its button are not handled', () => {
    render(<Menu {...sample} />);
    const press = (element: Element, key: string) => {
      const event = createEvent.keyDown(element, { key });
      fireEvent(element, event);
      return event.defaultPrevented;
    };
    expect(press(button(), 'a')).toBe(false);
    expect(menu()).toBeNull();
    expect(press(button(), 'ArrowDown')).toBe(true);
    expect(press(button(), 'ArrowDown')).toBe(false);
    expect(press(item('Save as PDF'), 'ArrowDown')).toBe(true);
    expect(press(item('Print'), 'F2')).toBe(false);
  });

  test('opened upwards once, it begins at the first item again', async () => {
    render(<Menu {...sample} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Escape}{Enter}');
    expect(item('Save as PDF')).toHaveFocus();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])(
    'with %s a letter is a shortcut of the page',
    async (held) => {
      render(<Menu {...sample} />);
      await userEvent.click(button());
      const press = createEvent.keyDown(item('Save as PDF'), { key: 'p', [held]: true });
      fireEvent(item('Save as PDF'), press);
      expect(press.defaultPrevented).toBe(false);
      expect(item('Save as PDF')).toHaveFocus();
    },
  );

  test('handlers of menu and items are called, and may prevent what the menu does', async () => {
    const keyPressed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const clicked = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const done = vi.fn();
    render(
      <Menu trigger={<Button>Report</Button>} onKeyDown={keyPressed}>
        <MenuItem onClick={clicked} onSelect={done}>
          Print
        </MenuItem>
        <MenuCheckItem onClick={clicked} checked={false} onCheckedChange={done}>
          Degrees
        </MenuCheckItem>
      </Menu>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}');
    expect(keyPressed).toHaveBeenCalledOnce();
    expect(item('Print')).toHaveFocus();
    await userEvent.click(item('Print'));
    await userEvent.click(screen.getByRole('menuitemcheckbox'));
    expect(clicked).toHaveBeenCalledTimes(2);
    expect(done).not.toHaveBeenCalled();
  });

  test('one of several is chosen; groups have a name @wcag:4.1.2', async () => {
    const changed = vi.fn();
    function Chart() {
      const [style, setStyle] = useState('north');
      return (
        <Menu trigger={<Button>Report</Button>} defaultOpen>
          <MenuRadioGroup
            label="Chart style"
            value={style}
            onValueChange={(next) => {
              changed(next);
              setStyle(next);
            }}
          >
            <MenuRadioItem value="north">North Indian</MenuRadioItem>
            <MenuRadioItem value="south">South Indian</MenuRadioItem>
            <MenuRadioItem value="east" disabled>
              East Indian
            </MenuRadioItem>
          </MenuRadioGroup>
          <MenuGroup label="Report">
            <MenuItem onSelect={chosen}>Print</MenuItem>
          </MenuGroup>
        </Menu>
      );
    }
    render(<Chart />);
    const radio = (name: string) => screen.getByRole('menuitemradio', { name });
    expect(screen.getByRole('group', { name: 'Chart style' })).toContainElement(
      radio('North Indian'),
    );
    expect(screen.getByRole('group', { name: 'Report' })).toContainElement(item('Print'));
    expect(radio('North Indian')).toBeChecked();
    await userEvent.click(radio('South Indian'));
    await userEvent.click(radio('South Indian'));
    await userEvent.click(radio('East Indian'));
    expect(radio('South Indian')).toBeChecked();
    expect(radio('North Indian')).not.toBeChecked();
    expect(changed.mock.calls).toEqual([['south']]);
    expect(await axeViolations(document.body)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button());
    expect(radio('South Indian')).toBeChecked();
  });

  describe('a submenu', () => {
    const sent = vi.fn();
    const withSubmenu = (
      <Menu trigger={<Button>Report</Button>}>
        <MenuItem onSelect={chosen}>Print</MenuItem>
        <MenuSub label="Share">
          <MenuItem onSelect={() => sent('e-mail')}>By e-mail</MenuItem>
          <MenuItem onSelect={() => sent('link')}>As a link</MenuItem>
        </MenuSub>
      </Menu>
    );
    const submenu = () => screen.queryByRole('menu', { name: 'Share' });

    test.each([
      ['ltr', '{ArrowRight}', '{ArrowLeft}'],
      ['rtl', '{ArrowLeft}', '{ArrowRight}'],
      ['ltr', '{Enter}', '{Escape}'],
    ])(
      'in %s %s opens it at its first item, %s closes it @wcag:2.1.1',
      async (dir, opens, closes) => {
        render(<div style={{ direction: dir as 'ltr' }}>{withSubmenu}</div>);
        await userEvent.click(button());
        await userEvent.keyboard(`{ArrowDown}${opens}`);
        expect(item('By e-mail')).toHaveFocus();
        expect(item('Share')).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{ArrowDown}');
        expect(item('As a link')).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}b');
        expect(item('By e-mail')).toHaveFocus();
        expect(await axeViolations(document.body)).toEqual([]);
        await userEvent.keyboard(closes);
        expect(submenu()).toBeNull();
        expect(item('Share')).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        expect(item('Print')).toHaveFocus();
      },
    );

    test('a choice in it closes the whole menu and returns the focus', async () => {
      render(withSubmenu);
      await userEvent.click(button());
      await userEvent.click(item('Share'));
      await userEvent.click(item('As a link'));
      expect(sent).toHaveBeenLastCalledWith('link');
      expect(menu()).toBeNull();
      expect(button()).toHaveFocus();
    });

    test('opens on hover, and closes when the mouse leaves', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      try {
        const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
        const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
        render(withSubmenu);
        await user.click(button());
        await user.hover(item('Share'));
        await wait(50);
        expect(submenu()).toBeNull();
        await wait(150);
        expect(submenu()).toBeInTheDocument();
        await user.unhover(item('Share'));
        await user.hover(item('As a link'));
        await wait(1000);
        expect(submenu()).toBeInTheDocument();
        await user.unhover(item('As a link'));
        await wait(1000);
        expect(submenu()).toBeNull();
      } finally {
        vi.useRealTimers();
      }
    });
  });

  test('an empty menu opens and closes too', async () => {
    render(<Menu trigger={<Button>Report</Button>}>{[]}</Menu>);
    await userEvent.click(button());
    expect(menu()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}p{Escape}');
    expect(menu()).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a button opens it and gives it its name
    void (<Menu>…</Menu>);
    // @ts-expect-error: an item needs a callback
    void (<MenuItem>Print</MenuItem>);
    // @ts-expect-error: an item needs text
    void (<MenuItem onSelect={() => undefined} />);
    // @ts-expect-error: a link needs an address
    void (<MenuLink>Match</MenuLink>);
    // @ts-expect-error: it is controlled
    void (<MenuCheckItem onCheckedChange={() => undefined}>Degrees</MenuCheckItem>);
    // @ts-expect-error: so is a group of radio items
    void (<MenuRadioGroup label="Chart style">…</MenuRadioGroup>);
  });
});
