import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, apart } from '../../reference/made-charts.ts';
import { SAHAMS, sahamsOf } from './sahams.ts';
import type { SahamId } from './sahams.ts';

const minutes = (degrees: number, minute: number) => degrees + minute / 60;

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, the worked example of sahams: a chart cast for the night. */
describe('the example of Narasimha Rao', () => {
  const chart = apart({
    ascendant: minutes(280, 50),
    moon: minutes(345, 14),
    mars: minutes(354, 58),
    mercury: minutes(311, 28),
    saturn: minutes(19, 10),
  });
  const saham = (id: SahamId) => sahamsOf(chart, false).find((each) => each.id === id)!;

  test.each<[SahamId, number, number]>([
    ['artha', 212, 30],
    ['samartha', 335, 2],
    ['vanik', 247, 4],
  ])('%s', (id, degrees, minute) => {
    expect(saham(id).longitude).toBeCloseTo(minutes(degrees, minute), 6);
  });
});

/** The birth of Rajiv Gandhi, by day, in an article on Tajika (shankerstudy.com, 2013): Punya saham. */
test('Punya of a birth by day', () => {
  const chart = apart({
    ascendant: minutes(134, 36),
    sun: minutes(123, 50),
    moon: minutes(137, 8),
  });
  // The ascendant lies between Sun and Moon, so no sign is added.
  expect(sahamsOf(chart, true)[0]).toMatchObject({ id: 'punya', sign: 5, house: 1, lord: 'sun' });
  expect(sahamsOf(chart, true)[0]!.longitude).toBeCloseTo(minutes(147, 54), 6);
});

test('laws: every saham once, and learning by day is fortune by night', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const [day, night] = [sahamsOf(chart, true), sahamsOf(chart, false)];
      expect(day.map(({ id }) => id)).toEqual(SAHAMS);
      expect(day[0]!.longitude).toBe(night[1]!.longitude);
      expect(day[1]!.longitude).toBe(night[0]!.longitude);
    }),
    { numRuns: 40 },
  );
});
