import { describe, expect, it } from 'vitest';
import { chooseDay } from './choose-day.ts';
import type { Candidate } from './choose-day.ts';
import type { DayTest } from './rule.ts';

/** Days from sunrise to sunrise at integers, each with a window from `from` to `to`. */
function days(from: number, to: number, count = 3): Candidate<number>[] {
  return Array.from({ length: count }, (_, day) => ({
    day,
    whole: { start: day, end: day + 1 },
    window: { start: day + from, end: day + to },
  }));
}

function chosen(
  span: { start: number; end: number },
  candidates: Candidate<number>[],
  test: Partial<DayTest>,
) {
  const found = chooseDay(span, candidates, {
    at: 'madhyahna',
    both: 'first',
    neither: 'first',
    ...test,
  });
  return found && [found.candidate.day, found.choice];
}

describe('the day of a tithi', () => {
  it('is the only one that has it in the window', () => {
    expect(chosen({ start: 0.7, end: 1.6 }, days(0.4, 0.6), { both: 'second' })).toEqual([
      1,
      'only',
    ]);
  });

  it('is the first, the second or the longer of two', () => {
    const span = { start: 0.55, end: 1.5 };
    expect(chosen(span, days(0.4, 0.6), { both: 'first' })).toEqual([0, 'first_of_two']);
    expect(chosen(span, days(0.4, 0.6), { both: 'second' })).toEqual([1, 'second_of_two']);
    expect(chosen(span, days(0.4, 0.6), { both: 'longer' })).toEqual([1, 'longer_of_two']);
  });

  it('is the earlier one when two have equally much of it', () => {
    expect(chosen({ start: 0.3, end: 1.7 }, days(0.4, 0.6), { both: 'longer' })).toEqual([
      0,
      'longer_of_two',
    ]);
  });

  it('is the one it begins or ends in when no window has it', () => {
    const span = { start: 0.65, end: 1.35 };
    expect(chosen(span, days(0.4, 0.6), { neither: 'first' })).toEqual([0, 'neither_begins']);
    expect(chosen(span, days(0.4, 0.6), { neither: 'second' })).toEqual([1, 'neither_ends']);
  });

  it('tests an instant as a tithi does: with its beginning, without its end', () => {
    expect(chosen({ start: 1, end: 2 }, days(0, 0), { at: 'sunrise' })).toEqual([1, 'only']);
  });

  it('passes over a day without moonrise', () => {
    const candidates = days(0.8, 0.8).map((candidate) =>
      candidate.day === 1 ? { ...candidate, window: null } : candidate,
    );
    const test = { at: 'moonrise', neither: 'second' } as const;
    expect(chosen({ start: 0.9, end: 1.85 }, candidates, test)).toEqual([1, 'neither_ends']);
  });

  it("requires the rule's duration, to the minute", () => {
    const test = { at: 'pradosha', both: 'second', least: 24 } as const;
    const until = (minutes: number) => ({ start: 0.4, end: 1.5 + minutes / 1440 });
    expect(chosen(until(23), days(0.5, 0.6), test)).toEqual([0, 'only']);
    expect(chosen(until(25), days(0.5, 0.6), test)).toEqual([1, 'second_of_two']);
  });

  it('requires all of the first three muhurtas', () => {
    const test = { at: 'trimuhurta' } as const;
    expect(chosen({ start: 0.3, end: 1.09 }, days(0, 0.1), test)).toEqual([0, 'neither_begins']);
    expect(chosen({ start: 0.3, end: 1.1 }, days(0, 0.1), test)).toEqual([1, 'only']);
  });

  it('is unknown where the days do not cover the tithi', () => {
    expect(chosen({ start: 5.7, end: 6.3 }, days(0.4, 0.6), {})).toBeNull();
  });
});
