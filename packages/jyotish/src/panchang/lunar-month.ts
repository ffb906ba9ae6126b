import { signOf } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import { meanLunationAt } from './syzygy.ts';

/** A month of the lunar year, Chaitra = 1 to Phalguna = 12. */
export type LunarMonthNumber = SignNumber;

/** Names of the lunar months, Chaitra first. */
export const LUNAR_MONTH_NAMES = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;

/** An amanta month: from one new moon to the next. */
export interface LunarMonth {
  /** 1 (Chaitra) to 12 (Phalguna) */
  readonly number: LunarMonthNumber;
  /** Sanskrit in plain Latin letters, without Adhika */
  readonly name: string;
  /** an intercalary month: the Sun enters no sign in it; it has the name of the month that follows */
  readonly adhika: boolean;
  /** the Sun enters two signs in it, so that the year lacks the month after its name */
  readonly kshaya: boolean;
  /** the month that a kshaya month swallows; null otherwise */
  readonly lostNumber: LunarMonthNumber | null;
  /** which lunation it is, counted from the new moon of January 2000 */
  readonly lunation: number;
  /** the new moon it begins with, Julian day UT */
  readonly startJdUt: JulianDay;
  /** the full moon in its middle, where the dark half begins, Julian day UT */
  readonly fullMoonJdUt: JulianDay;
  /** the new moon it ends with, Julian day UT */
  readonly endJdUt: JulianDay;
}

/** A purnimanta month at an instant. */
export interface PurnimantaMonth {
  /** 1 (Chaitra) to 12 (Phalguna) */
  readonly number: LunarMonthNumber;
  /** Sanskrit in plain Latin letters, without Adhika */
  readonly name: string;
  /** it belongs to an intercalary month */
  readonly adhika: boolean;
}

/** The name of a lunar month. */
export function lunarMonthName(number: LunarMonthNumber): string {
  return LUNAR_MONTH_NAMES[number - 1]!;
}

/** A month of the year some months after another: 1 after Phalguna is Chaitra. */
function monthAfter(number: number, months: number): LunarMonthNumber {
  return (((((number - 1 + months) % 12) + 12) % 12) + 1) as LunarMonthNumber;
}

/**
 * The amanta month of a lunation. It is named after the sign the Sun enters in it (Aries gives
 * Chaitra), which is the sign after the one it is in at the new moon: a month without an entry is
 * adhika, one with two entries kshaya (the rule of the Rashtriya Panchang and of Sewell and Dikshit,
 * The Indian Calendar, art. 45-46).
 * @param lunation counted from the new moon of January 2000
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function lunarMonthOf(lunation: number, sky: AlmanacSky): LunarMonth {
  const startJdUt = sky.syzygy(lunation);
  const endJdUt = sky.syzygy(lunation + 1);
  const signAtStart = signOf(sky.sun.at(startJdUt));
  const entered = (signOf(sky.sun.at(endJdUt)) - signAtStart + 12) % 12;
  const number = monthAfter(signAtStart, 1);
  return {
    number,
    name: lunarMonthName(number),
    adhika: entered === 0,
    kshaya: entered === 2,
    lostNumber: entered === 2 ? monthAfter(number, 1) : null,
    lunation,
    startJdUt,
    fullMoonJdUt: sky.syzygy(lunation + 0.5),
    endJdUt,
  };
}

/** The lunation that runs at an instant; it begins with its new moon. */
export function lunationAt(jdUt: JulianDay, sky: AlmanacSky): number {
  const mean = meanLunationAt(jdUt);
  if (jdUt < sky.syzygy(mean)) return mean - 1;
  return jdUt < sky.syzygy(mean + 1) ? mean : mean + 1;
}

/**
 * The amanta month that runs at an instant.
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function lunarMonthAt(jdUt: JulianDay, sky: AlmanacSky): LunarMonth {
  return lunarMonthOf(lunationAt(jdUt, sky), sky);
}

/**
 * Every amanta month that has a part in [from, to], in order.
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function lunarMonthsBetween(from: JulianDay, to: JulianDay, sky: AlmanacSky): LunarMonth[] {
  const months = [lunarMonthAt(from, sky)];
  for (let last = months[0]!; last.endJdUt <= to; months.push(last)) {
    last = lunarMonthOf(last.lunation + 1, sky);
  }
  return months;
}

/**
 * The purnimanta month (full moon to full moon) at an instant of an amanta month. The bright half has
 * one name in both systems; the dark half is called after the amanta month that follows. An adhika
 * month is the same in both: it lies whole between the halves of its namesake.
 */
export function purnimantaMonthAt(jdUt: JulianDay, month: LunarMonth): PurnimantaMonth {
  const dark = jdUt >= month.fullMoonJdUt;
  if (!dark || month.adhika) {
    return { number: month.number, name: month.name, adhika: month.adhika };
  }
  const number = monthAfter(month.number, month.kshaya ? 2 : 1);
  return { number, name: lunarMonthName(number), adhika: false };
}
