import { describe, expect, test } from 'vitest';
import { dialPeriods, hatchOf, muhurtaQuality, pointAt, ringPart } from './muhurta-clock.logic.ts';
import { sampleDay, samplePeriods } from './muhurta-clock.samples.ts';

describe('dialPeriods', () => {
  const placed = dialPeriods(samplePeriods, sampleDay);

  test('numbers them by time, in any input order', () => {
    expect(placed.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 abhijit',
      '2 yamaganda',
      '3 varjyam',
      '4 gulika',
      '5 dur_muhurta',
      '6 rahu_kaal',
      '7 amrit_kaal',
      '8 brahma_muhurta',
    ]);
  });

  test('none lies on another: those for beginnings outside, the others below one another', () => {
    for (const one of placed)
      for (const other of placed)
        if (one !== other && one.ring === other.ring)
          expect(one.part.to <= other.part.from || other.part.to <= one.part.from).toBe(true);
    expect(
      placed.filter(({ quality }) => quality === 'auspicious').map(({ ring }) => ring),
    ).toEqual([0, 0, 0]);
  });

  test('what does not touch the day is left out, what runs over its end is cut', () => {
    const night = { kind: 'varjyam', start: '2025-04-07T00:00:00Z', end: '2025-04-07T02:00:00Z' };
    const later = { ...night, start: '2025-04-07T00:34:00Z' };
    expect(dialPeriods([{ ...later, kind: 'varjyam' }], sampleDay)).toEqual([]);
    expect(dialPeriods([{ ...night, kind: 'varjyam' }], sampleDay)[0]?.part).toMatchObject({
      to: 1,
      cutEnd: true,
    });
  });
});

test('three are chosen for beginnings', () => {
  expect(samplePeriods.filter(({ kind }) => muhurtaQuality(kind) === 'auspicious')).toHaveLength(3);
});

test('the dial begins at the left and runs over the top', () => {
  expect(pointAt(0, 100)).toEqual({ x: 100, y: 200 });
  expect(pointAt(0.25, 100)).toEqual({ x: 200, y: 100 });
  expect(pointAt(0.5, 100)).toEqual({ x: 300, y: 200 });
});

test('more than half of the dial is one large arc', () => {
  expect(ringPart(0, 0.25, 100, 90)).toContain('A100 100 0 0 1 200 100');
  expect(ringPart(0, 0.75, 100, 90)).toContain('A100 100 0 1 1 200 300');
});

test('the lines across a period are inside it', () => {
  expect(hatchOf(0, 0.01, 100, 90).match(/M/g)).toHaveLength(3);
  expect(hatchOf(0, 0.003, 100, 90)).toBe('');
});
