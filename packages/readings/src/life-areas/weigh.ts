import type { Dignity, GrahaId, HouseNumber } from '@jyoti/jyotish';
import type {
  Factor,
  FactorKind,
  LifeAreaFacts,
  LifeAreaVerdict,
  PlacedGraha,
} from './life-areas.types.ts';

/*
 * Which facts count, and in which order, is classical (BPHS 11 to 23: a house is judged by its lord, its occupants, the
 * aspects on it and its significator). The figures are this package's own: the lord counts most, then occupants, then
 * aspects, then the significator.
 */

const goodHouses: readonly HouseNumber[] = [1, 4, 5, 7, 9, 10];
const hardHouses: readonly HouseNumber[] = [6, 8, 12];
/** Houses of growth, in which malefics help (upachaya). */
const growthHouses: readonly HouseNumber[] = [3, 6, 10, 11];

const ownSign: readonly (Dignity | null)[] = ['own', 'moolatrikona'];
const unfriendly: readonly (Dignity | null)[] = ['enemy', 'great_enemy'];

function isHelper(graha: GrahaId, isMoonBright: boolean): boolean {
  return ['jupiter', 'venus', 'mercury'].includes(graha) || (graha === 'moon' && isMoonBright);
}

function lordFactors({ house, lord }: LifeAreaFacts): Factor[] {
  const found: [FactorKind, number][] = [];
  if (lord.dignity === 'exalted') found.push(['lord_exalted', 3]);
  if (lord.house === house) found.push(['lord_at_home', 3]);
  else {
    if (ownSign.includes(lord.dignity)) found.push(['lord_own_sign', 2]);
    // If the lord of a difficult house is well placed, the house itself gains little.
    if (goodHouses.includes(lord.house) && !hardHouses.includes(house))
      found.push(['lord_good_house', 2]);
    // The lord of a difficult house in another difficult house does no harm.
    if (hardHouses.includes(lord.house) && !hardHouses.includes(house))
      found.push(['lord_hard_house', -2]);
  }
  if (lord.dignity === 'debilitated') found.push(['lord_debilitated', -3]);
  if (unfriendly.includes(lord.dignity)) found.push(['lord_unfriendly', -1]);
  if (lord.combust) found.push(['lord_combust', -2]);
  return found.map(([kind, weight]) => ({ kind, weight, graha: lord }));
}

function occupantFactor(graha: PlacedGraha, { house, isMoonBright }: LifeAreaFacts): Factor {
  const isStrong = graha.dignity === 'exalted' || ownSign.includes(graha.dignity);
  if (isHelper(graha.graha, isMoonBright)) return { kind: 'helper_in_house', graha, weight: 2 };
  if (growthHouses.includes(house) || isStrong)
    return { kind: 'hard_that_helps', graha, weight: 1 };
  return { kind: 'hard_in_house', graha, weight: -1.5 };
}

function aspectFactor(graha: PlacedGraha, facts: LifeAreaFacts): Factor | null {
  if (graha.graha === facts.lord.graha) return { kind: 'lord_aspect', graha, weight: 2 };
  if (isHelper(graha.graha, facts.isMoonBright)) {
    return { kind: 'helper_aspect', graha, weight: graha.graha === 'jupiter' ? 2 : 1 };
  }
  const isHard = graha.graha === 'saturn' || graha.graha === 'mars';
  if (!isHard || growthHouses.includes(facts.house)) return null;
  return { kind: 'hard_aspect', graha, weight: graha.graha === 'saturn' ? -1.25 : -1 };
}

function karakaFactor({ karaka, lord, occupants }: LifeAreaFacts): Factor | null {
  const isMentioned =
    karaka.graha === lord.graha || occupants.some(({ graha }) => graha === karaka.graha);
  if (isMentioned) return null;
  const isStrong = karaka.dignity === 'exalted' || ownSign.includes(karaka.dignity);
  if (isStrong && !karaka.combust) return { kind: 'karaka_strong', graha: karaka, weight: 1.5 };
  if (karaka.dignity === 'debilitated' || karaka.combust) {
    return { kind: 'karaka_weak', graha: karaka, weight: -1.5 };
  }
  return null;
}

/** The facts that count for an area, the heaviest first. */
export function factorsOf(facts: LifeAreaFacts): Factor[] {
  const { lord, occupants, aspectedBy } = facts;
  const found = [
    ...lordFactors(facts),
    ...occupants
      .filter(({ graha }) => graha !== lord.graha)
      .map((graha) => occupantFactor(graha, facts)),
    ...aspectedBy.map((graha) => aspectFactor(graha, facts)),
    karakaFactor(facts),
  ].filter((factor) => factor !== null);
  return found.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
}

/** At this sum or more an area is well supported; at its negative or less it requires effort. */
const CLEAR = 2;

export function verdictOf(factors: readonly Factor[]): LifeAreaVerdict {
  const sum = factors.reduce((total, { weight }) => total + weight, 0);
  if (sum >= CLEAR) return 'supported';
  return sum <= -CLEAR ? 'effort' : 'mixed';
}
