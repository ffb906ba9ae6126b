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

const escape = () => userEvent.keyboard('{Escape}');

test('of two that are open Escape sends away the one opened last, then the other', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const both = (isSecondOpen: boolean) => (
    <>
      <Menu open onDismiss={first} />
      <Menu open={isSecondOpen} onDismiss={second} />
    </>
  );
  const { rerender } = render(both(false));
  rerender(both(true));
  await escape();
  expect(second).toHaveBeenCalledExactlyOnceWith('escape');
  expect(first).not.toHaveBeenCalled();
  rerender(both(false));
  await escape();
  expect(first).toHaveBeenCalledExactlyOnceWith('escape');
});

test('a dialog around it hears that Escape has done its work', async () => {
  const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener('keydown', heard, true);
  const { rerender } = render(<Menu open onDismiss={vi.fn()} />);
  await escape();
  rerender(<Menu open={false} onDismiss={vi.fn()} />);
  await escape();
  document.removeEventListener('keydown', heard, true);
  expect(heard.mock.results.map(({ value }) => value as boolean)).toEqual([true, false]);
});

test('a list of suggestions that is open inside has Escape for itself', async () => {
  const dismissed = vi.fn();
  function Search({ expanded }: { expanded: boolean }) {
    const inside = useRef<HTMLDivElement>(null);
    useDismiss(true, inside, dismissed);
    return (
      <div ref={inside}>
        <input role="combobox" aria-label="City" aria-expanded={expanded} aria-controls="cities" />
      </div>
    );
  }
  const { rerender } = render(<Search expanded />);
  await userEvent.click(screen.getByRole('combobox'));
  await escape();
  expect(dismissed).not.toHaveBeenCalled();
  rerender(<Search expanded={false} />);
  await escape();
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('escape');
});
