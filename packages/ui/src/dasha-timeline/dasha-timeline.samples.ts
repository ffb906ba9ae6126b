import type { GrahaId } from '../glyphs/index.ts';
import type { DashaPeriod } from './dasha-timeline.logic.ts';

const years: [GrahaId, number][] = [
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
];

/** Sample content: nine periods of 120 years that begin before a birth in 1994. */
export const samplePeriods: DashaPeriod[] = years.map(([graha, length], index) => {
  const first = 1989 + years.slice(0, index).reduce((sum, [, before]) => sum + before, 0);
  return {
    graha,
    start: `${first}-01-15T00:00:00Z`,
    end: `${first + length}-01-15T00:00:00Z`,
  };
});

export const sampleBirth = '1994-08-14T01:12:00Z';
export const sampleNow = '2025-04-06T14:10:00Z';

/** The parts of Mercury's seventeen years, in the proportions of the dasha. */
export const partsOfMercury: DashaPeriod[] = (() => {
  const order = [...years.slice(2), ...years.slice(0, 2)];
  const [start, end] = [Date.parse('2024-01-15T00:00:00Z'), Date.parse('2041-01-15T00:00:00Z')];
  let at = start;
  return order.map(([graha, length]) => {
    const from = at;
    at += ((end - start) * length) / 120;
    return {
      graha,
      start: new Date(Math.round(from)).toISOString(),
      end: new Date(Math.round(at)).toISOString(),
    };
  });
})();
