import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useDismiss, type Dismissal } from './index.ts';

function Menu({ open, onDismiss }: { open: boolean; onDismiss: (how: Dismissal) => void }) {
  const inside = useRef<HTMLDivElement>(null);
  useDismiss(open, inside, onDismiss);
  return (
    <>
      <div ref={inside}>
        <button type="button">Kundli</button>
        <button type="button">Matching</button>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

test.each([
  ['a press outside', () => userEvent.click(screen.getByText('Elsewhere')), ['outside']],
  ['the keyboard leaving it', () => screen.getByText('Elsewhere').focus(), ['outside']],
  ['Escape', () => userEvent.keyboard('{Escape}'), ['escape']],
  ['a press inside', () => userEvent.click(screen.getByText('Matching')), []],
  ['another key', () => userEvent.keyboard('{ArrowDown}'), []],
])('%s while open', async (_what, act, expected) => {
  const dismissed = vi.fn();
  render(<Menu open onDismiss={dismissed} />);
  await act();
  expect([...new Set(dismissed.mock.calls.flat())]).toEqual(expected);
});

test('closed, it listens to nothing', async () => {
  const dismissed = vi.fn();
  const { rerender } = render(<Menu open onDismiss={dismissed} />);
  rerender(<Menu open={false} onDismiss={dismissed} />);
  await userEvent.click(screen.getByText('Elsewhere'));
  await userEvent.keyboard('{Escape}');
  expect(dismissed).not.toHaveBeenCalled();
});
