import type { Observance } from './observance.ts';
import { SANKRANTIS } from './tables/sankrantis.ts';

/** The lists of a year that almanacs print beside its festivals. */
export const VRAT_LISTS = [
  'ekadashi',
  'pradosh',
  'sankashti',
  'vinayaka',
  'purnima',
  'amavasya',
  'sankranti',
] as const;
export type VratList = (typeof VRAT_LISTS)[number];

/** Ids of each list; of two on one day only the first named here is in the list. */
const MEMBERS: Readonly<Record<Exclude<VratList, 'ekadashi'>, readonly string[]>> = {
  pradosh: ['pradosh-shukla', 'pradosh-krishna'],
  sankashti: ['sankashti-chaturthi'],
  vinayaka: ['vinayaka-chaturthi'],
  purnima: ['purnima-vrat', 'purnima'],
  amavasya: ['amavasya', 'darsha-amavasya'],
  sankranti: ['makar-sankranti', ...SANKRANTIS.map(({ id }) => id)],
};

/**
 * The observances that a list has, in order of date. Duplicates of another festival are in it: the Sankashti of Karva
 * Chauth too. An Ekadashi has one entry for each tradition that fasts on a day of its own.
 */
export function observancesOfList(
  list: VratList,
  observances: readonly Observance[],
): Observance[] {
  if (list === 'ekadashi') return observances.filter(({ fast }) => fast !== null);
  const ids = MEMBERS[list];
  const members = observances.filter(({ id }) => ids.includes(id));
  return members.filter(
    ({ id, date }) =>
      !members.some((other) => other.date === date && ids.indexOf(other.id) < ids.indexOf(id)),
  );
}
