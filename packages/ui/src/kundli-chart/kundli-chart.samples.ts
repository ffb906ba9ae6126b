import { grahaIds } from '../glyphs/index.ts';
import type { KundliChartData } from './drawing/houses.ts';

/** Sample content: a chart with a retrograde and a combust graha and two shared houses. */
export const ordinary: KundliChartData = {
  ascendantSign: 5,
  ascendantDegree: 12.1,
  placements: [
    { graha: 'sun', sign: 4, degree: 27.25 },
    { graha: 'moon', sign: 7, degree: 24.65 },
    { graha: 'mars', sign: 3, degree: 4.4 },
    { graha: 'mercury', sign: 4, degree: 28.3, combust: true },
    { graha: 'jupiter', sign: 7, degree: 13.6 },
    { graha: 'venus', sign: 6, degree: 12.9 },
    { graha: 'saturn', sign: 11, degree: 16.6, retrograde: true },
    { graha: 'rahu', sign: 7, degree: 25.4 },
    { graha: 'ketu', sign: 1, degree: 25.4 },
  ],
};

/**
 * Sample content after 5 February 1962, when seven bodies and Ketu were in Makara, the most crowded house of a real
 * chart. Degrees are rounded.
 */
export const eightInMakara: KundliChartData = {
  ascendantSign: 10,
  ascendantDegree: 8,
  placements: [
    { graha: 'sun', sign: 10, degree: 22 },
    { graha: 'moon', sign: 10, degree: 21 },
    { graha: 'mars', sign: 10, degree: 10, combust: true },
    { graha: 'mercury', sign: 10, degree: 25, retrograde: true, combust: true },
    { graha: 'jupiter', sign: 10, degree: 26, combust: true },
    { graha: 'venus', sign: 10, degree: 24, combust: true },
    { graha: 'saturn', sign: 10, degree: 11, combust: true },
    { graha: 'rahu', sign: 4, degree: 26 },
    { graha: 'ketu', sign: 10, degree: 26 },
  ],
};

/** Sample content: every graha in the ascendant's sign, which cannot happen in the sky but must not break the drawing. */
export const crowded: KundliChartData = {
  ascendantSign: 10,
  ascendantDegree: 3,
  placements: grahaIds.map((graha, index) => ({
    graha,
    sign: 10,
    degree: index * 3,
    retrograde: index % 2 === 1,
  })),
};
