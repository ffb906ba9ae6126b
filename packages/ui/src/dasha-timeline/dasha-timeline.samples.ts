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
