import type { Observance } from './observance.ts';
import { SANGRANDS, SANKRANTIS } from './tables/sankrantis.ts';
import { VRATS } from './tables/vrats.ts';

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

/** Ids of each list; of two on one day, or for one entry of the Sun, only the first named here is in the list. */
const MEMBERS: Readonly<Record<Exclude<VratList, 'ekadashi'>, readonly string[]>> = {
  pradosh: ['pradosh-shukla', 'pradosh-krishna'],
  sankashti: ['sankashti-chaturthi'],
  vinayaka: ['vinayaka-chaturthi'],
  purnima: ['purnima-vrat', 'purnima'],
  amavasya: ['amavasya', 'darsha-amavasya'],
  sankranti: [
    'makar-sankranti',
    ...SANKRANTIS.map(({ id }) => id),
    // where the calendar of a region has a rule of its own
    'pongal',
    'makara-sankranti-south',
    'maghi',
    'vaisakhi',
    ...SANGRANDS.map(({ id }) => id),
  ],
};

/** Yearly festivals that are an Ekadashi under another name. */
const EKADASHI_FESTIVALS = ['vaikuntha-ekadashi', 'guruvayur-ekadashi'];

/** An observance of a list. */
export interface ListedObservance {
  /** the entry of the list */
  readonly observance: Observance;
  /** festivals of the same day with the same meaning: Karva Chauth of a Sankashti, Guru Purnima of a Purnima */
  readonly festivals: readonly Observance[];
}

/**
 * The rows of a list, in order of date. What is a duplicate of a festival is in it: the Sankashti of Karva Chauth too. An
 * Ekadashi has one row for each tradition that fasts on a day of its own; a Purnima has two where fast and bath are apart.
 * @param observances those of a calendar, in order of date
 */
export function rowsOfList(list: VratList, observances: readonly Observance[]): ListedObservance[] {
  const festivals = festivalsOfList(list);
  return membersOf(list, observances).map((observance) => ({
    observance,
    festivals: observances.filter(({ id, date }) => date === observance.date && festivals.has(id)),
  }));
}

function membersOf(list: VratList, observances: readonly Observance[]): Observance[] {
  if (list === 'ekadashi') return observances.filter(({ fast }) => fast !== null);
  const ids = MEMBERS[list];
  const members = observances.filter(({ id }) => ids.includes(id));
  return members.filter(
    (one) =>
      !members.some(
        (other) => isSameOccasion(one, other) && ids.indexOf(other.id) < ids.indexOf(one.id),
      ),
  );
}

/** Whether two are on one day, or on the days that two regions have for one entry of the Sun. */
function isSameOccasion(one: Observance, other: Observance): boolean {
  if (one.date === other.date) return true;
  const { basis } = one;
  return (
    basis.kind === 'sankranti' &&
    other.basis.kind === 'sankranti' &&
    basis.jdUt === other.basis.jdUt
  );
}

/** Ids of the yearly festivals that mean the same as the vrats of a list. */
function festivalsOfList(list: VratList): ReadonlySet<string> {
  if (list === 'ekadashi') return new Set(EKADASHI_FESTIVALS);
  const ids = MEMBERS[list];
  const same = VRATS.filter(({ id }) => ids.includes(id)).flatMap(({ yieldsTo = [] }) => yieldsTo);
  return new Set(same.filter((id) => !ids.includes(id)));
}
