import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../../test/contract.tsx';
import { SampleHeader, type SampleHeaderProps } from '../header.samples.tsx';

const show = (props: SampleHeaderProps = {}) => render(<SampleHeader {...props} />);

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const dropdown = (name = 'Kundli') => main().getByRole('button', { name });
const matching = () => main().queryByRole('link', { name: 'Kundli Matching' });

describe('dropdown of the header', () => {
  test('shows its sub-items on a click and hides them on the next [S0-052]', async () => {
    show();
    expect(matching()).not.toBeInTheDocument();
    await userEvent.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
    expect(matching()).toHaveAttribute('href', '/kundli-matching');
    await userEvent.click(dropdown());
    expect(matching()).not.toBeInTheDocument();
  });

  test('opens on hover; a click keeps it open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      show();
      await user.hover(dropdown());
      await wait(100);
      expect(matching()).not.toBeInTheDocument();
      await wait(100);
      expect(matching()).toBeVisible();
      await user.unhover(dropdown());
      await wait(100);
      expect(matching()).toBeVisible();
      await wait(200);
      expect(matching()).not.toBeInTheDocument();
      await user.hover(dropdown());
      await user.click(dropdown());
      await user.unhover(dropdown());
      await wait(500);
      expect(matching()).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  test('does not open on touch without a press', async () => {
    show();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: screen.getByRole('link', { name: 'Panchang' }) },
      { pointerName: 'TouchA', target: dropdown() },
    ]);
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard: Down opens and enters, arrows wrap, Escape returns the focus @wcag:2.1.1', async () => {
    show();
    dropdown().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(main().getByRole('link', { name: 'Kundli Making' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(matching()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(main().getByRole('link', { name: 'Kundli Making' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(matching()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(matching()).not.toBeInTheDocument();
    expect(dropdown()).toHaveFocus();
  });

  test('Enter and Space open it, Tab moves through it and closes it at the end', async () => {
    show();
    dropdown().focus();
    await userEvent.keyboard('{Enter}');
    expect(matching()).toBeVisible();
    await userEvent.keyboard(' ');
    expect(matching()).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    expect(matching()).toHaveFocus();
    await userEvent.tab();
    expect(main().getByRole('link', { name: 'Panchang' })).toHaveFocus();
    expect(matching()).not.toBeInTheDocument();
  });

  test('one at a time: another one closes it, and so does a press outside', async () => {
    show();
    await userEvent.click(dropdown());
    await userEvent.click(dropdown('Numbers and gems'));
    expect(matching()).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Gemstones' })).toBeVisible();
    await userEvent.click(document.body);
    expect(main().queryByRole('link', { name: 'Gemstones' })).not.toBeInTheDocument();
  });

  test('following a link of it closes it', async () => {
    show({ onClick: (event) => event.preventDefault() });
    await userEvent.click(dropdown());
    await userEvent.click(main().getByRole('link', { name: 'Kundli Matching' }));
    expect(matching()).not.toBeInTheDocument();
  });

  test('open, it has no axe violation @wcag:4.1.2', async () => {
    show({ currentHref: '/kundli-matching' });
    await userEvent.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-controls', matching()?.closest('ul')?.id);
    expect(await axeViolations(document.body)).toEqual([]);
  });
});
