import { grahaIds, type GrahaId } from '../glyphs/index.ts';
import type { DashaNode } from './dasha-tree.logic.ts';

/** Lords in the order of the Vimshottari dasha with their years of 120. */
const order: readonly (readonly [GrahaId, number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
];

/** Sample content: the parts of a period in the proportions of the dasha, from its own lord on. */
function partsOf(lord: GrahaId, start: number, end: number): DashaNode[] {
  const first = order.findIndex(([graha]) => graha === lord);
  let at = start;
  return grahaIds.map((_, index) => {
    const [graha, years] = order[(first + index) % 9] ?? ['sun', 0];
    const from = at;
    at += ((end - start) * years) / 120;
    return {
      lord: graha,
      start: new Date(Math.round(from)).toISOString(),
      end: new Date(Math.round(at)).toISOString(),
    };
  });
}

const YEAR = 365.25 * 86_400_000;
const birthOfCycle = Date.parse('1989-01-15T00:00:00Z');

/** Nine periods of 120 years from 1989 on. */
export const samplePeriods = partsOf('jupiter', birthOfCycle, birthOfCycle + 120 * YEAR);

/** Returns the periods inside the last of a path synchronously. */
export function loadSample(path: readonly DashaNode[]): DashaNode[] {
  const last = path.at(-1);
  return last ? partsOf(last.lord, Date.parse(last.start), Date.parse(last.end)) : [];
}

export const sampleBirth = '1994-08-14T01:12:00Z';
export const sampleNow = '2025-04-06T04:54:00Z';
