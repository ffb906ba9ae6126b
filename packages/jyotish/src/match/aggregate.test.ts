import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aggregateOf, AGGREGATE_POINTS } from './aggregate.ts';
import type { AggregateFacts } from './aggregate.ts';

const BEST: AggregateFacts = {
  ashtakoota: 36,
  tenPorutham: 10,
  mangal: { boy: 40, girl: 40 },
  papaBalance: 1,
  kaalSarp: { boy: true, girl: true },
  rajju: false,
  vedha: false,
};

test('the best of everything is 100, the parts make 100 [S1-288]', () => {
  expect(aggregateOf(BEST).percent).toBe(100);
  expect(Object.values(AGGREGATE_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
});

test('the sum can be printed line by line', () => {
  const { percent, terms, deductions } = aggregateOf({
    ashtakoota: 18,
    tenPorutham: 6,
    mangal: { boy: 30, girl: 80 },
    papaBalance: 0.5,
    kaalSarp: { boy: false, girl: true },
    rajju: true,
    vedha: true,
  });
  expect(
    terms.map(({ part, share, fullPoints, points }) => [part, share, fullPoints, points]),
  ).toEqual([
    ['ashtakoota', 0.5, 55, 27.5],
    ['tenPorutham', 0.6, 25, 15],
    ['mangalBalance', 0.5, 10, 5],
    ['papaBalance', 0.5, 5, 2.5],
    ['kaalSarpBalance', 0, 5, 0],
  ]);
  expect(deductions).toEqual([
    { reason: 'rajju', points: 10 },
    { reason: 'vedha', points: 5 },
  ]);
  expect(percent).toBe(35);
});

test('never below 0', () => {
  const worst: AggregateFacts = {
    ashtakoota: 0,
    tenPorutham: 0,
    mangal: { boy: 0, girl: 100 },
    papaBalance: 0,
    kaalSarp: { boy: false, girl: true },
    rajju: true,
    vedha: true,
  };
  expect(aggregateOf(worst).percent).toBe(0);
});

test('more points in any part never lower it', () => {
  const facts = fc.record({
    ashtakoota: fc.integer({ min: 0, max: 72 }).map((halves) => halves / 2),
    tenPorutham: fc.integer({ min: 0, max: 10 }),
    mangal: fc.record({
      boy: fc.double({ min: 0, max: 100, noNaN: true }),
      girl: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
    papaBalance: fc.double({ min: 0, max: 1, noNaN: true }),
    kaalSarp: fc.record({ boy: fc.boolean(), girl: fc.boolean() }),
    rajju: fc.boolean(),
    vedha: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { percent } = aggregateOf(given);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      for (const better of [
        { ...given, ashtakoota: Math.min(36, given.ashtakoota + 1) },
        { ...given, tenPorutham: Math.min(10, given.tenPorutham + 1) },
        { ...given, mangal: { boy: given.mangal.boy, girl: given.mangal.boy } },
        { ...given, papaBalance: 1 },
        { ...given, kaalSarp: { boy: false, girl: false } },
        { ...given, rajju: false },
        { ...given, vedha: false },
      ]) {
        expect(aggregateOf(better).percent).toBeGreaterThanOrEqual(percent);
      }
    }),
  );
});
