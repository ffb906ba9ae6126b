import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../test/contract.tsx';
import type { Place } from './index.ts';
import { Controlled } from './place-field.controlled.tsx';
import { samplePlaces } from './sample-places.ts';

const [varanasi, varangaon] = samplePlaces as [Place, Place, ...Place[]];

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Birth place' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('PlaceField by keyboard', () => {
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library detects fake timers by Jest's global only, and otherwise waits in real time.
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync, delay: null });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe('with its list open', () => {
    beforeEach(async () => {
      render(<Controlled text="Var" />);
      await user.click(input());
      await user.keyboard('{Enter}');
      await wait(0);
    });

    const activeOption = () =>
      document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

    test('is a combobox over its list @wcag:4.1.2', async () => {
      expect(input()).toHaveAttribute('aria-expanded', 'true');
      const list = screen.getByRole('listbox', { name: 'Places' });
      expect(input().getAttribute('aria-controls')).toBe(list.id);
      expect(within(list).getAllByRole('option', { selected: false })).toHaveLength(2);
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('option', { selected: true })).toBe(activeOption());
      expect(input()).toHaveFocus();
      vi.useRealTimers();
      expect(await axeViolations(document.body)).toEqual([]);
    });

    test('arrows go round the list and Enter picks @wcag:2.1.1', async () => {
      await user.keyboard('{ArrowDown}');
      expect(activeOption()).toHaveTextContent(varanasi.name);
      await user.keyboard('{ArrowUp}');
      expect(activeOption()).toHaveTextContent(varangaon.name);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(input()).toHaveValue(varanasi.name);
      expect(input()).toHaveAttribute('aria-expanded', 'false');
    });

    test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
      await user.keyboard('{Escape}');
      expect(options()).toEqual([]);
      expect(input()).toHaveValue('Var');
      await user.keyboard('{ArrowDown}');
      expect(activeOption()).toHaveTextContent(varanasi.name);
    });

    test.each(['{Home}', '{End}'])('%s gives the keys back to the text', async (key) => {
      await user.keyboard('{ArrowDown}');
      await user.keyboard(key);
      expect(input()).not.toHaveAttribute('aria-activedescendant');
    });

    test('blur closes the list and picks nothing', async () => {
      await user.keyboard('{ArrowDown}');
      await user.tab();
      await user.tab();
      expect(options()).toEqual([]);
      expect(input()).toHaveValue('Var');
    });
  });

  test('Enter submits the form once a place is picked, and not before', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={sent}>
        <Controlled text="Var" />
      </form>,
    );
    await user.type(input(), '{Enter}');
    await wait(0);
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });
});
