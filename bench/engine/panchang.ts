import { Observer, getPanchangam } from '@ishubhamx/panchangam-js';
import { panchangOfDay } from '@jyoti/jyotish/panchang';
import { isoFromJulianDay } from '@jyoti/jyotish/time';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';

const ujjain = { latitude: 23.1793, longitude: 75.7849 };
const observer = new Observer(ujjain.latitude, ujjain.longitude, 0);

/** A day's panchang at a place, dates over 1900 to 2100. The peer also returns dasha, gowri and more. */
export async function panchangBench(): Promise<Table> {
  const instant = instants();
  const tasks = {
    jyotish: () => {
      panchangOfDay(isoFromJulianDay(instant()).slice(0, 10), ujjain, '+05:30');
    },
    '@ishubhamx/panchangam-js 2.2.3': () => {
      const date = new Date((instant() - 2_440_587.5) * 86_400_000);
      getPanchangam(date, observer, { timezoneOffset: 330 });
    },
  };
  const means = await measure(tasks);
  return {
    title: 'Panchang of a day: limbs with their ends, rises and sets, month and year',
    rows: Object.keys(tasks).map((engine, index) => ({
      engine,
      'ms a day': means[index]!.toFixed(2),
      'ours is': (means[0]! / means[index]!).toFixed(3),
    })),
  };
}
