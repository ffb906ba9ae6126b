import { describe, expect, it } from 'vitest';
import { smartaDay, vaishnavaDay } from './ekadashi-days.ts';

/** Sunrises at 1, 2 and 3; Ekadashi begins on day 0, after sunrise. */
function both(start: number, end: number, dwadashiEnd: number) {
  const times = { start, end, dwadashiEnd, sunrises: [1, 2, 3] } as const;
  const [smarta, vaishnava] = [smartaDay(times), vaishnavaDay(times)];
  return [smarta.after, smarta.choice, vaishnava.after, vaishnava.choice];
}

describe('the day of an Ekadashi', () => {
  it('is the one with Ekadashi at sunrise, for all, in the regular case', () => {
    expect(both(0.5, 1.5, 2.5)).toEqual([1, 'only', 1, 'only']);
  });

  it('moves on for Vaishnavas when Dashami is in the 96 minutes before that sunrise', () => {
    const dawn = 96 / 1440;
    expect(both(1 - dawn * 0.99, 1.9, 2.9).slice(2)).toEqual([2, 'dashami_at_arunodaya']);
    expect(both(1 - dawn * 1.01, 1.9, 2.9).slice(2)).toEqual([1, 'only']);
  });

  it('is the day that contains all of it when no sunrise has it', () => {
    expect(both(0.05, 0.95, 1.9)).toEqual([0, 'no_sunrise_in_tithi', 1, 'dashami_at_arunodaya']);
  });

  it('is the first of two sunrises for Smartas, the second for Vaishnavas', () => {
    expect(both(0.98, 2.02, 2.99)).toEqual([1, 'first_of_two', 2, 'second_of_two']);
  });

  it('is the second of two for all when Dwadashi lasts over a sunrise more', () => {
    expect(both(0.98, 2.02, 3.05)).toEqual([2, 'second_of_two', 2, 'second_of_two']);
  });

  it('is the day before for Smartas when Dwadashi would end before the fast is broken', () => {
    expect(both(0.1, 1.02, 1.93)).toEqual([0, 'dwadashi_too_short', 1, 'only']);
  });

  it('moves on for Vaishnavas when Dwadashi is at two sunrises', () => {
    expect(both(0.9, 1.97, 3.04)).toEqual([1, 'only', 2, 'vyanjuli']);
  });
});
