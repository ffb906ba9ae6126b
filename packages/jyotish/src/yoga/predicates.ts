import { DIGNITIES, GRAHA_IDS, houseFrom, signFromIndex, SIGNS } from '../chart/index.ts';
import type {
  Dignity,
  GrahaId,
  GrahaPlacement,
  HouseNumber,
  Quality,
  SignNumber,
} from '../chart/index.ts';
import { all, any, factsOf, merge, NO_FACTS, test } from './condition.ts';
import type { Condition, Facts } from './condition.ts';
import { find, lord } from './subject.ts';
import type { Subject } from './subject.ts';
import { bitOf, houseOf, housesOf, setOf } from './yoga-chart.ts';
import type { GrahaSet, YogaChart } from './yoga-chart.ts';

type Houses = readonly HouseNumber[];

export const KENDRA: Houses = [1, 4, 7, 10];
export const TRIKONA: Houses = [1, 5, 9];
export const KENDRA_TRIKONA: Houses = [1, 4, 5, 7, 9, 10];
export const PANAPHARA: Houses = [2, 5, 8, 11];
export const APOKLIMA: Houses = [3, 6, 9, 12];
export const DUSTHANA: Houses = [6, 8, 12];
export const UPACHAYA: Houses = [3, 6, 10, 11];

/** Mercury, Jupiter and Venus, where a text counts the benefics by name. */
export const SAUMYA: readonly GrahaId[] = ['mercury', 'jupiter', 'venus'];
/** Sun, Mars and Saturn, where a text counts the malefics by name. */
export const KRURA: readonly GrahaId[] = ['sun', 'mars', 'saturn'];
/** The five that are neither luminaries nor nodes. */
export const FIVE: readonly GrahaId[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
/** The seven that own signs. */
export const SEVEN: readonly GrahaId[] = ['sun', 'moon', ...FIVE];

/** Grahas by name, or the benefics or malefics of the chart. */
export type Group = readonly GrahaId[] | 'benefic' | 'malefic';

/** The set of a group in a chart, prepared once for groups that are named. */
const members = (group: Group): ((chart: YogaChart) => GrahaSet) => {
  if (group === 'benefic') return (chart) => chart.benefics;
  if (group === 'malefic') return (chart) => chart.malefics;
  const set = setOf(group);
  return () => set;
};

/** The house at a place counted from a subject, or from the lagna. */
const houseAt = (count: number, from: HouseNumber): HouseNumber => signFromIndex(from + count - 2);

const origin = (chart: YogaChart, from?: Subject): { house: HouseNumber; facts: Facts } => {
  if (from === undefined) return { house: 1, facts: NO_FACTS };
  const { graha, facts } = find(from, chart);
  return { house: houseOf(chart, graha), facts };
};

/** Asks something of one graha. */
const of =
  (subject: Subject, holds: (placement: GrahaPlacement, chart: YogaChart) => boolean): Condition =>
  (chart) => {
    const { graha, facts } = find(subject, chart);
    return holds(chart.placements.grahas[graha], chart) ? facts : null;
  };

/** Asks something of two grahas, which must differ. */
const ofTwo =
  (
    a: Subject,
    b: Subject,
    holds: (first: GrahaPlacement, second: GrahaPlacement, chart: YogaChart) => boolean,
  ): Condition =>
  (chart) => {
    const [first, second] = [find(a, chart), find(b, chart)];
    const { grahas } = chart.placements;
    if (first.graha === second.graha) return null;
    return holds(grahas[first.graha], grahas[second.graha], chart)
      ? merge(first.facts, second.facts)
      : null;
  };

/** A graha is in one of the houses, counted from the lagna or from another graha. */
export const inHouse =
  (subject: Subject, houses: Houses, from?: Subject): Condition =>
  (chart) => {
    const { graha, facts } = find(subject, chart);
    const start = origin(chart, from);
    return houses.includes(houseFrom(start.house, houseOf(chart, graha)))
      ? merge(facts, start.facts)
      : null;
  };

export const inSign = (subject: Subject, signs: readonly SignNumber[]): Condition =>
  of(subject, ({ sign }) => signs.includes(sign));

/** The lagna is a sign of this quality. */
export const lagnaIs =
  (quality: Quality): Condition =>
  (chart) =>
    SIGNS[chart.placements.ascendant.sign].quality === quality ? factsOf(0, 1 << 1) : null;

/** All subjects are different grahas in one sign. */
export const joined =
  (...subjects: readonly Subject[]): Condition =>
  (chart) => {
    const found = subjects.map((subject) => find(subject, chart));
    const set = setOf(found.map(({ graha }) => graha));
    const isOneHouse = (chart.occupants[houseOf(chart, found[0]!.graha)]! & set) === set;
    const areDistinct = new Set(found.map(({ graha }) => graha)).size === found.length;
    return isOneHouse && areDistinct ? found.map(({ facts }) => facts).reduce(merge) : null;
  };

const looksOn = (by: GrahaPlacement, house: HouseNumber, chart: YogaChart): boolean =>
  (chart.aspecting[house]! & bitOf(by.graha)) !== 0;

/** The first aspects the second. */
export const aspects = (by: Subject, on: Subject): Condition =>
  ofTwo(by, on, (first, second, chart) => looksOn(first, second.house, chart));

/** A graha aspects a house. */
export const aspectsHouse =
  (by: Subject, house: HouseNumber): Condition =>
  (chart) => {
    const { graha, facts } = find(by, chart);
    return looksOn(chart.placements.grahas[graha], house, chart)
      ? merge(facts, factsOf(0, 1 << house))
      : null;
  };

/** Each of the others shares the first one's sign or aspects it. */
export const touchedBy = (subject: Subject, ...others: readonly Subject[]): Condition =>
  all(...others.map((other) => any(joined(subject, other), aspects(other, subject))));

/** The two share a sign, aspect each other, or are in each other's signs (sambandha). */
export const related = (a: Subject, b: Subject): Condition =>
  ofTwo(
    a,
    b,
    (first, second, chart) =>
      first.house === second.house ||
      (looksOn(first, second.house, chart) && looksOn(second, first.house, chart)) ||
      (first.signLord === second.graha && second.signLord === first.graha),
  );

/** The lords of two houses are in each other's house. */
export const exchange = (one: HouseNumber, other: HouseNumber): Condition =>
  all(inHouse(lord(one), [other]), inHouse(lord(other), [one]));

/** The sign of exaltation, whole; the nodes have none here, since schools differ. */
export const exaltedIn = ({ graha, sign }: GrahaPlacement): boolean =>
  DIGNITIES[graha].deepExaltation !== null && DIGNITIES[graha].exalted.sign === sign;

const isOwn = ({ graha, signLord }: GrahaPlacement): boolean => graha === signLord;

export const exalted = (subject: Subject): Condition => of(subject, exaltedIn);
export const own = (subject: Subject): Condition => of(subject, isOwn);
export const isDignified = (placement: GrahaPlacement): boolean =>
  isOwn(placement) || exaltedIn(placement);
/** In its own sign or that of its exaltation. */
export const dignified = (subject: Subject): Condition => of(subject, isDignified);
export const isFriendly = (placement: GrahaPlacement): boolean =>
  isDignified(placement) || placement.dignity === 'friend' || placement.dignity === 'great_friend';
/** In its own sign, that of its exaltation, or a friend's (compound friendship). */
export const friendly = (subject: Subject): Condition => of(subject, isFriendly);
export const isInimical = ({ dignity }: GrahaPlacement): boolean =>
  dignity === 'enemy' || dignity === 'great_enemy';
export const isDebilitated = ({ graha, sign }: GrahaPlacement): boolean =>
  DIGNITIES[graha].deepExaltation !== null && DIGNITIES[graha].debilitated === sign;
export const debilitated = (subject: Subject): Condition => of(subject, isDebilitated);
export const combust = (subject: Subject): Condition => of(subject, (one) => one.combust);
export const retrograde = (subject: Subject): Condition => of(subject, (one) => one.retrograde);

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  exalted: 3,
  moolatrikona: 2,
  own: 2,
  great_friend: 1,
  friend: 1,
  neutral: 0,
  enemy: -1,
  great_enemy: -1,
  debilitated: -3,
};
/** Kendras and trikonas help, 6, 8 and 12 harm. */
const HOUSE_POINTS = [0, 1, 0, 0, 1, 1, -1, 1, -1, 1, 1, 0, -1];
const COMBUST = -2;
const RETROGRADE = 1;

/**
 * What the texts call strong or weak where it is part of a rule. The judgement is no measure for that, since it weighs the
 * yogas that hold. Nodes are never combust and always retrograde, so only dignity and house count.
 */
function pointsOf(placement: GrahaPlacement): number {
  const { graha, dignity, house } = placement;
  const isNode = graha === 'rahu' || graha === 'ketu';
  return (
    (dignity === null ? 0 : DIGNITY_POINTS[dignity]) +
    (placement.combust ? COMBUST : 0) +
    (placement.retrograde && !isNode ? RETROGRADE : 0) +
    HOUSE_POINTS[house]!
  );
}

export const strong = (subject: Subject): Condition => of(subject, (one) => pointsOf(one) >= 2);
export const weak = (subject: Subject): Condition => of(subject, (one) => pointsOf(one) < 0);
/** Asks something of the longitude of one graha. */
export const where = (
  subject: Subject,
  holds: (placement: GrahaPlacement, chart: YogaChart) => boolean,
): Condition => of(subject, holds);

/** Everybody in the houses counted from one. */
const within = (chart: YogaChart, houses: Houses, from: HouseNumber): GrahaSet =>
  houses.reduce((set, count) => set | chart.occupants[houseAt(count, from)]!, 0);

/** At least this many of a group are in the houses, counted from the lagna or from a graha. */
export const someIn = (group: Group, houses: Houses, from?: Subject, least = 1): Condition => {
  const grahasOf = members(group);
  return (chart) => {
    const start = origin(chart, from);
    const set = within(chart, houses, start.house) & grahasOf(chart);
    return countOf(set) >= least ? merge(factsOf(set), start.facts) : null;
  };
};

/** The whole group is in the houses. */
export const allIn = (group: Group, houses: Houses, from?: Subject): Condition => {
  const grahasOf = members(group);
  return (chart) => {
    const start = origin(chart, from);
    const required = grahasOf(chart);
    return (required & ~within(chart, houses, start.house)) === 0
      ? merge(factsOf(required), start.facts)
      : null;
  };
};

/** Each of the houses contains at least one of the group, which further conditions may apply to. */
export const eachHolds = (
  houses: Houses,
  group: Group,
  from?: Subject,
  fits: (placement: GrahaPlacement) => boolean = () => true,
): Condition => {
  const membersOf = members(group);
  return (chart) => {
    const start = origin(chart, from);
    let set = 0;
    for (const count of houses) {
      const here = grahasOf(chart.occupants[houseAt(count, start.house)]! & membersOf(chart));
      const fitting = here.filter((graha) => fits(chart.placements.grahas[graha]));
      if (fitting.length === 0) return null;
      set |= setOf(fitting);
    }
    return merge(factsOf(set), start.facts);
  };
};

/** The seven planets occupy exactly these houses. */
export const fills = (houses: Houses): Condition => {
  const set = housesOf(houses);
  return (chart) => (chart.occupied === set ? factsOf(setOf(SEVEN)) : null);
};

/** At least this many of a group, without the graha itself, are among those that `near` returns. */
const byGroup = (
  subject: Subject,
  group: Group,
  least: number,
  near: (chart: YogaChart, house: HouseNumber) => GrahaSet,
): Condition => {
  const grahasOf = members(group);
  return (chart) => {
    const { graha, facts } = find(subject, chart);
    const set = near(chart, houseOf(chart, graha)) & grahasOf(chart) & ~bitOf(graha);
    return countOf(set) >= least ? merge(facts, factsOf(set)) : null;
  };
};

/** At least one of the group, or the given number, aspect the graha. */
export const seenBy = (subject: Subject, group: Group, least = 1): Condition =>
  byGroup(subject, group, least, (chart, house) => chart.aspecting[house]!);

/** One of the group shares the graha's sign. */
export const withOne = (subject: Subject, group: Group): Condition =>
  byGroup(subject, group, 1, (chart, house) => chart.occupants[house]!);

/** One of the group shares the graha's sign or aspects it. */
export const metBy = (subject: Subject, group: Group): Condition =>
  byGroup(subject, group, 1, (chart, house) => chart.occupants[house]! | chart.aspecting[house]!);

/** At least one of the group, or the given number, aspect the house. */
export const houseSeenBy = (house: HouseNumber, group: Group, least = 1): Condition => {
  const grahasOf = members(group);
  return (chart) => {
    const set = chart.aspecting[house]! & grahasOf(chart);
    return countOf(set) >= least ? factsOf(set, 1 << house) : null;
  };
};

/** One of the group is in the house or aspects it. */
export const houseMetBy = (house: HouseNumber, group: Group): Condition =>
  any(someIn(group, [house]), houseSeenBy(house, group));

export const byDay = test((chart) => chart.isDay);
export const byNight = test((chart) => !chart.isDay);
export const waxing = test((chart) => chart.isWaxing);
export const waning = test((chart) => !chart.isWaxing);

/** How many grahas a set holds. */
export function countOf(set: GrahaSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The grahas of a set, in the usual order. */
export const grahasOf = (set: GrahaSet): readonly GrahaId[] =>
  GRAHA_IDS.filter((graha) => (set & bitOf(graha)) !== 0);
