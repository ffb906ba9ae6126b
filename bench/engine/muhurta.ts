import { findMuhurtas, MUHURTA_PURPOSES } from '@jyoti/jyotish/muhurta';
import { panchangOfMonth } from '@jyoti/jyotish/panchang';
import { isoFromJulianDay } from '@jyoti/jyotish/time';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';

const ujjain = { latitude: 23.1793, longitude: 75.7849, timeZone: 'Asia/Kolkata' };

/** Most that a search over a year for two births may take, ms. */
const GOAL = 400;

/** The first day of a year from 1900 to 2099. */
const yearOf = (jdUt: number): number => Math.min(2099, Number(isoFromJulianDay(jdUt).slice(0, 4)));

/** A search over a year for each act, for two births. No peer judges lagnas; the scale is our panchang of twelve months. */
export async function muhurtaBench(): Promise<Table> {
  const instant = instants();
  const births = [
    { moonLongitude: 200, role: 'groom' },
    { moonLongitude: 40, role: 'bride' },
  ] as const;
  const searches = MUHURTA_PURPOSES.map((purpose): [string, () => void] => [
    purpose,
    () => {
      const year = yearOf(instant());
      const [from, to] = [`${year}-01-01`, `${year}-12-31`];
      findMuhurtas({ purpose, from, to, place: ujjain, births });
    },
  ]);
  const yearOfPanchang = () => {
    const year = yearOf(instant());
    for (let month = 1; month <= 12; month += 1) {
      panchangOfMonth(year, month, ujjain, ujjain.timeZone);
    }
  };
  const [scale = Number.NaN, ...times] = await measure({
    panchang: yearOfPanchang,
    ...Object.fromEntries(searches),
  });
  return {
    title: `Muhurtas of a year for two births, median; the goal is ${GOAL} ms`,
    rows: searches.map(([act], index) => {
      const ms = times[index] ?? Number.NaN;
      return {
        act,
        'ms a year': ms.toFixed(0),
        'of the goal': (ms / GOAL).toFixed(2),
        'against a panchang of the year': (ms / scale).toFixed(1),
      };
    }),
  };
}
