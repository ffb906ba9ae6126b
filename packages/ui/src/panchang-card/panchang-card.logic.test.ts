import { describe, expect, test } from 'vitest';
import { shownLimb } from './panchang-card.logic.ts';
import { sampleLimbs } from './panchang-card.samples.ts';

const { karana } = sampleLimbs;

describe('shownLimb', () => {
  test('is the running one, with those before and after it', () => {
    const shown = shownLimb(karana, Date.parse('2025-04-06T04:54:00Z'));
    expect(shown?.main.name).toBe('Kaulava');
    expect(shown?.isRunning).toBe(true);
    expect(shown?.over).toBeCloseTo(0.257, 2);
    expect(shown?.before.map(({ name }) => name)).toEqual(['Balava']);
    expect(shown?.after.map(({ name }) => name)).toEqual(['Taitila']);
  });

  test('at its end the next one runs', () => {
    expect(shownLimb(karana, Date.parse('2025-04-06T13:53:00Z'))?.main.name).toBe('Taitila');
  });

  test('is the first one where none is current, in any order', () => {
    const shown = shownLimb(karana.toReversed(), null);
    expect(shown).toMatchObject({ main: { name: 'Balava' }, isRunning: false, over: null });
  });

  test('there is none among none', () => {
    expect(shownLimb([], 0)).toBeUndefined();
  });
});
