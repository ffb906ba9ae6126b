import { almanacSky } from '@jyoti/jyotish/panchang';
import { eclipsesOf, festivalsOf, rowsOfList, VRAT_LISTS } from '@jyoti/jyotish/festival';
import { instants, measure } from './measure.ts';
import type { Table } from './measure.ts';

const ujjain = { latitude: 23.1793, longitude: 75.7849 };
/** The slowest that a year of festivals may be, ms. */
const GOAL = 150;

/** A year of festivals, fasts and eclipses at a place, with the lists made from them; years of 1900 to 2100. No peer has them. */
export async function festivalsBench(): Promise<Table> {
  const instant = instants();
  const tasks = {
    'festivals and fasts of a year': () => {
      const year = yearAt(instant());
      const { observances } = festivalsOf(`${year}-01-01`, `${year}-12-31`, ujjain, '+05:30');
      for (const list of VRAT_LISTS) rowsOfList(list, observances);
    },
    'the same with eclipses': () => {
      const year = yearAt(instant());
      const span = [`${year}-01-01`, `${year}-12-31`] as const;
      const sky = almanacSky('lahiri');
      festivalsOf(...span, ujjain, '+05:30', {}, sky);
      eclipsesOf(...span, ujjain, '+05:30', {}, sky);
    },
  };
  const times = await measure(tasks);
  return {
    title: `A year of festivals, median; the goal is ${GOAL} ms`,
    rows: Object.keys(tasks).map((what, index) => ({
      what,
      ms: times[index]!.toFixed(1),
      'of the goal': (times[index]! / GOAL).toFixed(2),
    })),
  };
}

const yearAt = (jdUt: number) => Math.floor(2000 + (jdUt - 2_451_544.5) / 365.2425);
