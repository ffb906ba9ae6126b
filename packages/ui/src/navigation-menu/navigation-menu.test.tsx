import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, openState } from '../../test/contract.tsx';
import { kundliLinksExample as kundliLinks } from './navigation-menu.stories.tsx';
import { NavigationMenu, type NavigationMenuProps } from './index.ts';

const sample = { label: 'Kundli', items: kundliLinks };
const show = (props: Partial<NavigationMenuProps> = {}) =>
  render(
    <nav aria-label="Main">
      <NavigationMenu {...sample} {...props} />
      <a href="#panchang">Panchang</a>
    </nav>,
  );
const button = () => screen.getByRole('button', { name: 'Kundli' });
const link = (name = 'Kundli Matching') => screen.queryByRole('link', { name });

describe('NavigationMenu', () => {
  behavesAsComponent(NavigationMenu, {
    props: sample,
    state: openState(
      (user) => user.click(button()),
      () => link() !== null,
    ),
  });

  test('is a button with aria-expanded; links stay links @wcag:4.1.2', async () => {
    const changed = vi.fn();
    show({ onOpenChange: changed });
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(link()).toBeNull();
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(link()).toHaveAttribute('href', '/kundli-matching');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(await axeViolations(document.body)).toEqual([]);
    await userEvent.click(button());
    expect(link()).toBeNull();
    expect(changed.mock.calls.map(([open]) => open as boolean)).toEqual([true, false]);
  });

  test('by keyboard: Tab moves through its links and closes it at the end; Escape returns the focus @wcag:2.1.1', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(link('Kundli Making')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(link()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Kundli Making')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    expect(screen.getByText('Panchang')).toHaveFocus();
    expect(link()).toBeNull();
  });

  test('marks the current page, and itself while it is closed @wcag:1.3.1', async () => {
    const items = [
      { id: 1, label: 'Matching', href: '/matching' },
      { id: 2, label: 'Making', href: '/making' },
    ];
    show({ currentHref: '/matching/12', items });
    expect(button()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button());
    expect(link('Matching')).toHaveAttribute('aria-current', 'true');
    expect(link('Making')).not.toHaveAttribute('aria-current');
  });

  test('following a link closes it and calls onNavigate', async () => {
    const navigated = vi.fn();
    // jsdom cannot navigate and logs an error.
    show({ onNavigate: navigated, onClick: (event) => event.preventDefault() });
    await userEvent.click(button());
    await userEvent.click(link()!);
    expect(navigated).toHaveBeenCalledOnce();
    expect(link()).toBeNull();
  });

  test('pointer handlers are called', async () => {
    const entered = vi.fn();
    const left = vi.fn();
    show({ onPointerEnter: entered, onPointerLeave: left });
    await userEvent.hover(button());
    await userEvent.unhover(button());
    expect(entered).toHaveBeenCalledOnce();
    expect(left).toHaveBeenCalledOnce();
    expect(link()).toBeNull();
  });

  test('in a list it expands inline, and a press outside leaves it open', async () => {
    show({ layout: 'list' });
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(link()).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the button needs text
    void (<NavigationMenu items={[]} />);
    // @ts-expect-error: it lists links
    void (<NavigationMenu label="Kundli" />);
    // @ts-expect-error: a link leads somewhere
    void (<NavigationMenu label="Kundli" items={[{ id: 1, label: 'Making' }]} />);
  });
});
