// Annual charts that two Hindi manuals of Tajika compute, with the figures that could be read of them.
import { castChart } from '../src/chart/index.ts';
import type { PlanetId } from '../src/chart/index.ts';
import { madeChart } from './made-charts.ts';

const dms = (sign: number, degrees: number, minutes: number, seconds = 0): number =>
  sign * 30 + degrees + minutes / 60 + seconds / 3600;

type Row = Readonly<Record<PlanetId, number>>;

/** A row from Sun to Saturn, each figure in degrees, minutes and seconds: `7|30` or `5|23|45`. */
const row = (text: string): Row => {
  const values = text.split(' ').map((figure) => {
    const [degrees, minutes, seconds = 0] = figure.split('|').map(Number);
    return degrees! + minutes! / 60 + seconds / 3600;
  });
  const [sun, moon, mars, mercury, jupiter, venus, saturn] = values;
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

/**
 * Nemichandra Shastri, Bharatiya Jyotish, ch. 4 (jainqq.org/explore/002676, pages 419 to 448): born on Thursday, Kartik
 * shukla 12 of samvat 1969 (21 November 1912), 10 ghatis 12 palas after sunrise; the year from the night of Thursday,
 * Margashirsha krishna 13 of samvat 2003 (21 November 1946), 58 ghatis 3 palas after sunrise. Of the longitudes only the
 * Sun's and the ascendant's are legible; the others are those that his uchcha bala gives, nine degrees to a point, and
 * the degrees of Venus (8) and Saturn (12) in his table are the same.
 */
export const SHASTRI_YEAR = madeChart({
  ascendant: dms(6, 23, 51),
  sun: dms(7, 5, 41, 41),
  moon: dms(6, 15, 54),
  mars: dms(7, 17, 57),
  mercury: dms(7, 0, 27),
  jupiter: dms(6, 22, 42),
  venus: dms(6, 8, 42),
  saturn: dms(3, 12, 3),
  rahu: dms(1, 22, 0),
});

/** The sky of that night by our own positions, 5.30 am at Ara: its signs must be those of the printed chart. */
export const SHASTRI_SKY = castChart({
  date: '1946-11-22',
  time: '05:30:00',
  timeZone: 'Asia/Kolkata',
  latitude: 25.56,
  longitude: 84.66,
});

/** His table of panchavargiya bala (page 448); drekkanas are Parashara's. */
export const SHASTRI_FIGURES = {
  kshetra: row('7|30 7|30 30|0 7|30 7|30 7|30 7|30'),
  uchcha: row('2|50 1|54 12|13 14|57 8|2 1|18 9|7'),
  hadda: row('3|45 3|45 3|45 3|45 3|45 3|45 3|45'),
  drekkana: row('2|30 2|30 5|0 2|30 5|0 10|0 7|30'),
  navamsa: row('5|0 1|15 2|30 2|30 2|30 1|15 1|15'),
  sum: row('21|35 16|54 53|28 31|12 26|47 23|48 29|7'),
  total: row('5|23|45 4|13|30 13|22|0 7|48|0 6|41|45 5|57|0 7|16|45'),
} as const;

const MAHADEVA_SKY = castChart({
  date: '1900-02-28',
  time: '11:10:00',
  // Local mean time.
  timeZone: '+05:00',
  latitude: 23.33,
  longitude: 75.03,
});

/**
 * Mahadeva Sharma, Varshadipaka with the Hindi commentary of Shrinivasa Sharma (in Patrimargapradipika, Bombay, samvat 1986;
 * jainqq.org/explore/034576, pages 97 to 149): born at Ratlam on Tuesday 27 February 1872 (shaka 1793), 56 ghatis 48 palas
 * after sunrise, in Chitra; 28 years later the year begins on Wednesday, 11 ghatis 30 palas after sunrise. Sun and Moon
 * are printed, the other bodies are ours.
 */
export const MAHADEVA_YEAR = madeChart({
  ascendant: MAHADEVA_SKY.ascendant.longitude,
  sun: dms(10, 16, 53, 39),
  moon: dms(10, 0, 22, 56),
  mars: MAHADEVA_SKY.grahas.mars.longitude,
  mercury: MAHADEVA_SKY.grahas.mercury.longitude,
  jupiter: MAHADEVA_SKY.grahas.jupiter.longitude,
  venus: MAHADEVA_SKY.grahas.venus.longitude,
  saturn: MAHADEVA_SKY.grahas.saturn.longitude,
  rahu: MAHADEVA_SKY.grahas.rahu.longitude,
});

/** What he computes for the Sun (page 120), and the uchcha bala of the Moon (page 122). */
export const MAHADEVA_FIGURES = {
  sun: { kshetra: 22.5, uchcha: 14 + 5 / 60, hadda: 3.75, drekkana: 5, navamsa: 1.25 },
  sunSum: 46 + 35 / 60,
  sunTotal: 11 + 38 / 60 + 45 / 3600,
  moonUchcha: 9 + 42 / 60,
} as const;
