import { Observer, getPanchangam } from '@ishubhamx/panchangam-js';
import { panchangOfDay, panchangOfMonth } from '@jyoti/jyotish/panchang';
import { isoFromJulianDay } from '@jyoti/jyotish/time';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';
import { swissDay } from './swiss-day.ts';
import { loadSwiss } from './swiss.ts';

const ujjain = { latitude: 23.1793, longitude: 75.7849 };
const observer = new Observer(ujjain.latitude, ujjain.longitude, 0);
const DAYS = 30;

/** Panchang of a day and of a month at a place, dates between 1900 and 2100. The peer also returns dasha, gowri and more. */
export async function panchangBench(): Promise<Table> {
  const instant = instants();
  const swiss = loadSwiss();
  const peerDay = (jdUt: number) => {
    getPanchangam(new Date((jdUt - 2_440_587.5) * 86_400_000), observer, { timezoneOffset: 330 });
  };
  const days: Record<string, () => void> = {
    jyotish: () => {
      panchangOfDay(isoFromJulianDay(instant()).slice(0, 10), ujjain, '+05:30');
    },
    '@ishubhamx/panchangam-js 2.2.3': () => peerDay(instant()),
  };
  const months: Record<string, () => void> = {
    jyotish: () => {
      const [year, month] = isoFromJulianDay(instant()).split('-').map(Number);
      panchangOfMonth(year!, month!, ujjain, '+05:30');
    },
    '@ishubhamx/panchangam-js 2.2.3': () => {
      const first = instant();
      for (let day = 0; day < DAYS; day += 1) peerDay(first + day);
    },
  };
  if (swiss.available) {
    const place: [number, number] = [ujjain.longitude, ujjain.latitude];
    days[swiss.name] = () => {
      swissDay(swiss, instant(), place);
    };
    months[swiss.name] = () => {
      const first = instant();
      for (let day = 0; day < DAYS; day += 1) swissDay(swiss, first + day, place);
    };
  }
  const ofDay = await measure(days);
  const ofMonth = await measure(months);
  return {
    title: 'Panchang: limbs with their ends, rises and sets; a day and a month, median',
    rows: Object.keys(days).map((engine, index) => ({
      engine,
      'ms a day': ofDay[index]!.toFixed(2),
      'ours is': (ofDay[0]! / ofDay[index]!).toFixed(2),
      'ms a month': ofMonth[index]!.toFixed(1),
      'ours is ': (ofMonth[0]! / ofMonth[index]!).toFixed(2),
    })),
  };
}
