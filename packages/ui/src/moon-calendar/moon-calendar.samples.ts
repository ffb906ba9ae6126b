import { pakshaOf, stateOf } from '../moon-phase/moon-phase.logic.ts';
import type { MoonDay, MoonMark } from './moon-calendar.logic.ts';

const observed: Record<number, MoonMark> = {
  6: { id: 'ram-navami', name: 'Ram Navami' },
  8: { id: 'kamada-ekadashi', name: 'Kamada Ekadashi' },
  12: { id: 'hanuman-jayanti', name: 'Hanuman Jayanti' },
  24: { id: 'varuthini-ekadashi', name: 'Varuthini Ekadashi' },
};

/** Days from the new moon to the next. */
const MONTH = 29.53;

/** Sample content: thirty days whose Moon grows and shrinks evenly. The kit computes nothing for real use. */
export const sampleDays: MoonDay[] = Array.from({ length: 30 }, (_, index) => {
  const age = (index + 3.2) % MONTH;
  const illumination = (1 - Math.cos((age / MONTH) * 2 * Math.PI)) / 2;
  const waxing = age < MONTH / 2;
  const state = stateOf(illumination, waxing);
  const mark = observed[index + 1];
  return {
    date: `2025-04-${String(index + 1).padStart(2, '0')}`,
    state,
    illumination,
    paksha: pakshaOf(state, waxing),
    ...(mark && { marks: [mark] }),
  };
});
