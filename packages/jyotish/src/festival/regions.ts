import type { Observance } from './observance.ts';
import type { Festival, Region } from './rule.ts';

/** The regions that a calendar of festivals can be for. */
export const CALENDAR_REGIONS = [
  'north',
  'punjab',
  'rajasthan',
  'bihar',
  'bengal',
  'odisha',
  'assam',
  'gujarat',
  'maharashtra',
  'karnataka',
  'andhra',
  'tamil',
  'kerala',
] as const;
export type CalendarRegion = (typeof CALENDAR_REGIONS)[number];

/** Whether a lunar month ends with the new moon (amanta) or with the full moon (purnimanta). */
export type MonthSystem = 'amanta' | 'purnimanta';

/** The whole country, and communities, which live in every region. */
const EVERYWHERE: readonly Region[] = ['india', 'jain', 'sikh', 'buddhist', 'vaishnava'];

/** The larger regions that each is part of. */
const PART_OF: Readonly<Record<CalendarRegion, readonly Region[]>> = {
  north: [],
  punjab: ['north'],
  rajasthan: ['north'],
  bihar: ['north', 'east'],
  bengal: ['east'],
  odisha: ['east'],
  assam: ['east'],
  gujarat: ['west'],
  maharashtra: ['west'],
  karnataka: ['south'],
  andhra: ['south'],
  tamil: ['south'],
  kerala: ['south'],
};

/** Regions whose almanacs name the dark half after the month before the new moon. */
const AMANTA: ReadonlySet<CalendarRegion> = new Set([
  'gujarat',
  'maharashtra',
  'karnataka',
  'andhra',
  'tamil',
  'kerala',
]);

/**
 * Whether a festival is in the calendar of a region: a national one that the region does not keep by a rule of its own, one of
 * a community, or one of the region.
 */
export function isObservedIn(
  { region, alsoIn = [], notIn = [] }: Pick<Festival, 'region' | 'alsoIn' | 'notIn'>,
  calendar: CalendarRegion,
): boolean {
  const own: readonly Region[] = [...EVERYWHERE, calendar, ...PART_OF[calendar]];
  return !notIn.includes(calendar) && [region, ...alsoIn].some((one) => own.includes(one));
}

/**
 * The observances that the calendar of a region has. One that is a duplicate of a festival of another region is none here:
 * where Karva Chauth is not observed, the Sankashti of that day is.
 */
export function observancesIn(
  observances: readonly Observance[],
  calendar: CalendarRegion,
): Observance[] {
  const own = observances.filter((observance) => isObservedIn(observance, calendar));
  return own.map((observance) => {
    const { duplicateOf, date } = observance;
    const isDuplicate = own.some((other) => other.id === duplicateOf && other.date === date);
    return isDuplicate ? observance : { ...observance, duplicateOf: null };
  });
}

/**
 * The lunar months that almanacs of a region print: amanta in the west and south, purnimanta in the north and east
 * (Sewell and Dikshit, The Indian Calendar, art. 13).
 */
export function monthSystemOf(calendar: CalendarRegion): MonthSystem {
  return AMANTA.has(calendar) ? 'amanta' : 'purnimanta';
}
