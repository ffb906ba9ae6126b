import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../button/index.ts';
import { Menu, MenuItem, MenuSub } from '../index.ts';

const nothing = () => undefined;
const inMenu = (children: ReactNode) => (
  <Menu trigger={<Button>Report</Button>} defaultOpen>
    {children}
  </Menu>
);

describe('a submenu', () => {
  const share = (disabled = false) =>
    inMenu(
      <MenuSub label="Share" disabled={disabled}>
        <MenuSub label="By post">
          <MenuItem onSelect={nothing}>Letter</MenuItem>
        </MenuSub>
      </MenuSub>,
    );
  const item = (name: string) => screen.getByRole('menuitem', { name });

  test('that is disabled opens neither by a press nor by a key', async () => {
    render(share(true));
    await userEvent.click(item('Share'));
    item('Share').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('menu', { name: 'Share' })).toBeNull();
    expect(item('Share')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a nested submenu is closed by its arrow key without its parent, and the page does not scroll', async () => {
    render(share());
    expect(item('Share')).not.toHaveAttribute('aria-disabled');
    item('Share').focus();
    const right = createEvent.keyDown(item('Share'), { key: 'ArrowRight' });
    fireEvent(item('Share'), right);
    expect(right.defaultPrevented).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Letter')).toHaveFocus();
    const left = createEvent.keyDown(item('Letter'), { key: 'ArrowLeft' });
    fireEvent(item('Letter'), left);
    expect(left.defaultPrevented).toBe(true);
    expect(screen.queryByRole('menu', { name: 'By post' })).toBeNull();
    expect(item('By post')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('menu', { name: 'Share' })).toBeNull();
  });

  test('opened on hover takes the focus by a press or a key, and clears its timers on unmount', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      const { unmount } = render(share());
      await user.hover(item('Share'));
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(screen.getByRole('menu', { name: 'Share' })).toBeInTheDocument();
      // The arrow keys of the outer menu pass over the items of the submenu.
      await user.keyboard('{ArrowDown}');
      expect(item('Share')).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(item('By post')).toHaveFocus();
      await user.hover(item('By post'));
      unmount();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.queryByRole('menu')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('shows its icon, and reserves no space without one', () => {
    const { rerender } = render(
      inMenu(
        <MenuSub label="Share" icon={<svg data-testid="icon" aria-hidden="true" />}>
          …
        </MenuSub>,
      ),
    );
    expect(item('Share')).toContainElement(screen.getByTestId('icon'));
    expect(item('Share').childElementCount).toBe(3);
    rerender(inMenu(<MenuSub label="Share">…</MenuSub>));
    expect(item('Share').childElementCount).toBe(2);
  });

  test('that is opened by its open prop takes the focus too', () => {
    const owned = (open: boolean) =>
      inMenu(
        <MenuSub label="Share" open={open}>
          <MenuItem onSelect={nothing}>Letter</MenuItem>
        </MenuSub>,
      );
    const { rerender } = render(owned(false));
    rerender(owned(true));
    expect(item('Letter')).toHaveFocus();
  });

  describe('with a pointer', () => {
    let user: ReturnType<typeof userEvent.setup>;
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      render(share());
    });
    afterEach(() => void vi.useRealTimers());
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const submenu = () => screen.queryByRole('menu', { name: 'Share' });

    test('a mouse that passes over opens nothing', async () => {
      await user.hover(item('Share'));
      await wait(50);
      await user.unhover(item('Share'));
      await wait(1000);
      expect(submenu()).toBeNull();
    });

    test('touch opens it by a press only, and leaving closes nothing', async () => {
      fireEvent.pointerEnter(item('Share'), { pointerType: 'touch' });
      await wait(1000);
      expect(submenu()).toBeNull();
      await user.hover(item('Share'));
      await wait(200);
      fireEvent.pointerLeave(item('Share'), { pointerType: 'touch' });
      await wait(1000);
      expect(submenu()).not.toBeNull();
    });

    test('opened on hover closes when the mouse leaves, unless it returns in time', async () => {
      await user.hover(item('Share'));
      await wait(200);
      await user.unhover(item('Share'));
      await wait(100);
      await user.hover(item('Share'));
      await wait(1000);
      expect(submenu()).not.toBeNull();
      await user.unhover(item('Share'));
      await wait(1000);
      expect(submenu()).toBeNull();
    });

    test('opened by a press stays when the mouse leaves, also after another hover', async () => {
      await user.hover(item('Share'));
      await user.click(item('Share'));
      expect(submenu()).not.toBeNull();
      await wait(500);
      await user.hover(item('Share'));
      await wait(500);
      await user.unhover(item('Share'));
      await wait(1000);
      expect(submenu()).not.toBeNull();
    });

    test('stays while the focus is in it', async () => {
      await user.hover(item('Share'));
      await wait(200);
      await user.keyboard('{ArrowRight}');
      expect(item('By post')).toHaveFocus();
      await user.unhover(item('Share'));
      await wait(1000);
      expect(submenu()).not.toBeNull();
    });
  });
});
