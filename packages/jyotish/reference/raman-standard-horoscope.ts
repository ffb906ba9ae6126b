// The Standard Horoscope of B. V. Raman, Graha and Bhava Balas (13th edition, 1992), with every figure that the book
// computes from it: a birth at Bangalore on 16 October 1918 at 2.20 pm Indian Standard Time, 2.00 pm local mean time.
// Longitudes to the minute, strengths to the hundredth of a virupa, rupas to the thousandth; his almanac's Sun is 1°46′
// behind the true one, so that his longitudes are given and not cast.
import { sripatiBhavas } from '../src/chart/index.ts';
import type { PlanetId } from '../src/chart/index.ts';
import type { ShadbalaFacts } from '../src/strength/index.ts';

const dms = (degrees: number, minutes: number): number => degrees + minutes / 60;

const longitudes = {
  sun: dms(179, 8),
  moon: dms(311, 40),
  mars: dms(229, 49),
  mercury: dms(180, 33),
  jupiter: dms(83, 35),
  venus: dms(170, 4),
  saturn: dms(124, 51),
  rahu: dms(233, 23),
  ketu: dms(53, 23),
};

/** What chapters 1 to 6 start from; latitudes are not in the book and decide nothing without a war. */
export const STANDARD_HOROSCOPE: ShadbalaFacts = {
  longitudes,
  latitudes: { ...longitudes },
  lagna: 10,
  bhavas: sripatiBhavas(dms(294, 57), dms(214, 55))!,
  ayanamsa: dms(21, 16),
  // 2.14 pm local apparent time (ch. 5).
  fromMidnight: (14 + 14 / 60) * 15,
  third: { of: 'day', number: 3 },
  lords: { year: 'saturn', month: 'mercury', day: 'mercury', hour: 'moon' },
  means: {
    mars: { mean: 266.34, sighrochcha: 181.2275 },
    mercury: { mean: 181.2275, sighrochcha: 174.49 },
    jupiter: { mean: 66.91, sighrochcha: 181.2275 },
    venus: { mean: 181.2275, sighrochcha: 158.35 },
    saturn: { mean: 111.23, sighrochcha: 181.2275 },
  },
  notices: [],
};

type Row = Readonly<Record<PlanetId, number>>;

const row = (text: string): Row => {
  const [sun, moon, mars, mercury, jupiter, venus, saturn] = text.split(' ').map(Number);
  return {
    sun: sun!,
    moon: moon!,
    mars: mars!,
    mercury: mercury!,
    jupiter: jupiter!,
    venus: venus!,
    saturn: saturn!,
  };
};

/** The book's rows, Sun to Saturn: chapters 3 to 6, the summary of chapter 8, chapter 10. */
export const STANDARD_FIGURES = {
  uchcha: row('3.6 32.9 37.2 54.8 56.2 2.3 34.9'),
  saptavargaja: row('129.375 48.75 112.5 150 71.25 110.625 82.5'),
  ojhaYugma: row('0 15 15 30 15 30 15'),
  kendradi: row('15 30 30 60 15 15 30'),
  sthana: row('147.975 141.65 194.7 294.8 157.45 157.925 162.4'),
  dig: row('48.07 32.25 55.03 21.86 10.45 14.95 56.7'),
  nathonnatha: row('48.84 11.16 11.16 60 48.84 48.84 11.16'),
  paksha: row('15.83 88.34 15.83 44.17 44.17 44.17 15.83'),
  ayana: row('39.82 43.26 1.4 40.75 58.92 23.8 13.75'),
  kala: row('104.49 202.75 28.39 219.92 211.93 116.81 115.69'),
  cheshta: row('0 0 22.28 2.13 35.33 5.76 21.06'),
  naisargika: row('60 51.43 17.14 25.7 34.28 42.85 8.57'),
  drik: row('16.72 -11.9 5.35 16.05 -6.57 18.67 7.37'),
  rupas: row('6.288 6.936 5.381 9.743 7.381 5.949 6.196'),
  ishta: row('9.14 38.13 28.79 10.83 44.56 3.63 27.11'),
  kashta: row('45.54 20.66 29.32 17.34 9.73 55.94 31.26'),
} as const;

/** Rupas of the houses (ch. 9), the first one first. */
export const STANDARD_HOUSES = [
  6.7, 6.66, 7.54, 6.43, 10.2, 9.78, 7.48, 7.45, 7.06, 7.64, 8.5, 9.66,
] as const;
