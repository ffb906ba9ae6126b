// The standard horoscope of V. P. Jain, Text Book for Shadbala (Grahas) and Bhavabala: a birth at Delhi on 13 September
// 1981 at 1.30 am Indian Standard Time, Lahiri's ayanamsa. Longitudes to the minute (ch. 2), strengths to the hundredth of
// a virupa, that by day and night to the tenth.
import { castChart } from '../src/chart/index.ts';
import type { PlanetId } from '../src/chart/index.ts';
import { shadbalaFacts } from '../src/strength/index.ts';
import type { ShadbalaFacts } from '../src/strength/index.ts';

const dms = (degrees: number, minutes: number): number => degrees + minutes / 60;

/** The birth as our own chart: only its longitudes are replaced by the printed ones. */
export const JAIN_CHART = castChart({
  date: '1981-09-13',
  time: '01:30:00',
  timeZone: 'Asia/Kolkata',
  latitude: dms(28, 39),
  longitude: dms(77, 13),
});

/** The longitudes of chapter 2. */
export const JAIN_LONGITUDES = {
  sun: dms(146, 22),
  moon: dms(309, 30),
  mars: dms(103, 11),
  mercury: dms(170, 32),
  jupiter: dms(170, 27),
  venus: dms(186, 16),
  saturn: dms(166, 26),
  rahu: dms(97, 10),
  ketu: dms(277, 10),
} as const;

/** What the strengths are computed from: his longitudes; houses, times and lords of time are ours. */
export const JAIN_HOROSCOPE: ShadbalaFacts = {
  ...shadbalaFacts(JAIN_CHART, { hora: 'equal' }),
  longitudes: JAIN_LONGITUDES,
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

/** The book's rows, Sun to Saturn. */
export const JAIN_FIGURES = {
  uchcha: row('14.54 32.17 4.94 58.16 34.85 3.09 48.81'),
  saptavargaja: row('127.5 30 135 120 58.13 150 82.5'),
  ojhaYugma: row('15 0 15 0 0 15 0'),
  sthana: row('172.04 77.17 184.94 238.16 152.98 198.08 206.31'),
  dig: row('6.59 12.22 20.99 31.97 31.99 53.29 26.67'),
  nathonnatha: row('6.1 53.9 53.9 60 6.1 6.1 53.9'),
  paksha: row('5.62 108.76 5.62 54.38 54.38 54.38 5.62'),
  tribhaga: row('0 0 0 0 60 60 0'),
  abda: row('0 0 15 0 0 0 0'),
  masa: row('0 0 30 0 0 0 0'),
  vara: row('0 0 0 0 0 0 45'),
  hora: row('0 0 0 60 0 0 0'),
  ayana: row('70.08 43.19 53.56 37.10 22.94 15.41 35.04'),
  yuddha: row('0 0 0 -0.80 0.80 0 0'),
  kala: row('81.80 205.85 158.08 210.68 144.22 135.89 139.56'),
  cheshta: row('0 0 20.93 28.76 8.43 28.18 5.05'),
  naisargika: row('60 51.43 17.14 25.71 34.29 42.86 8.57'),
  drik: row('11.24 -0.32 -5.10 4.29 4.32 -2.86 5.82'),
  virupas: row('331.67 346.35 396.98 539.57 376.23 455.45 391.98'),
} as const;
