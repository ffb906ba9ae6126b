import { DIGNITIES, functionalNature, houseFrom, PLANET_IDS, SIGNS } from '../chart/index.ts';
import type {
  FunctionalNature,
  GrahaId,
  GrahaPlacement,
  HouseNumber,
  PlanetId,
  SignNumber,
} from '../chart/index.ts';

/** What weakens a graha where it is. */
export type GemAffliction = 'debilitated' | 'retrograde' | 'combust';

/** Why a gem is not advised, with the facts it rests on. */
export type GemGuard =
  | {
      /** its lord rules 6, 8 or 12 first of all */
      readonly code: 'dusthana_lord';
      /** the house of its moolatrikona sign, or of its only sign */
      readonly house: 6 | 8 | 12;
      /** houses that the lord rules */
      readonly ownHouses: readonly HouseNumber[];
    }
  | {
      /** its lord kills, or harms, for this lagna */
      readonly code: 'maraka' | 'functional_malefic';
      /** what the lord does for this lagna */
      readonly nature: FunctionalNature;
      /** houses that the lord rules */
      readonly ownHouses: readonly HouseNumber[];
    }
  | {
      /** two of the three at once: the graha would be strengthened in a broken state */
      readonly code: 'weakened';
      /** what weakens the lord in this chart */
      readonly afflictions: readonly GemAffliction[];
    }
  | {
      /** Rahu's and Ketu's gems are for their own periods only */
      readonly code: 'node_outside_its_dasha';
    };

/** The signs a planet rules, as houses of a lagna, lowest first; the nodes rule none. */
export function ownHouses(graha: GrahaId, lagna: SignNumber): readonly HouseNumber[] {
  return Object.values(SIGNS)
    .filter(({ lord }) => lord === graha)
    .map(({ number }) => houseFrom(lagna, number))
    .toSorted((a, b) => a - b);
}

/**
 * The primary house of a planet: that of its moolatrikona sign if it rules that sign. The Moon does not rule hers
 * (Taurus), so its primary house is that of Cancer.
 */
function principalHouse(planet: PlanetId, lagna: SignNumber): HouseNumber {
  const { moolatrikona } = DIGNITIES[planet];
  const [first] = ownHouses(planet, lagna);
  return moolatrikona !== null && SIGNS[moolatrikona.sign].lord === planet
    ? houseFrom(lagna, moolatrikona.sign)
    : first!;
}

function isDusthana(house: HouseNumber): house is 6 | 8 | 12 {
  return house === 6 || house === 8 || house === 12;
}

/**
 * Guards that depend only on the lagna.
 * @param graha whose gem
 * @param lagna sign of the ascendant
 */
export function guardsOfLagna(graha: GrahaId, lagna: SignNumber): readonly GemGuard[] {
  const guards: GemGuard[] = [];
  const houses = ownHouses(graha, lagna);
  const planet = PLANET_IDS.find((id) => id === graha);
  const house = planet === undefined ? null : principalHouse(planet, lagna);
  if (house !== null && isDusthana(house)) {
    guards.push({ code: 'dusthana_lord', house, ownHouses: houses });
  }
  const nature = functionalNature(lagna, graha);
  if (nature === 'maraka') guards.push({ code: 'maraka', nature, ownHouses: houses });
  if (nature === 'malefic' || nature === 'highly_malefic') {
    guards.push({ code: 'functional_malefic', nature, ownHouses: houses });
  }
  return guards;
}

/** What weakens a graha where it is. */
export function afflictionsOf(placement: GrahaPlacement): readonly GemAffliction[] {
  // The nodes are always retrograde, so it is not a weakness.
  if (placement.graha === 'rahu' || placement.graha === 'ketu') return [];
  const afflictions: GemAffliction[] = [];
  // A debilitation that is cancelled weakens no more (Phaladeepika 7, 26–30).
  if (placement.dignity === 'debilitated' && placement.neechaBhanga.length === 0)
    afflictions.push('debilitated');
  if (placement.retrograde) afflictions.push('retrograde');
  if (placement.combust) afflictions.push('combust');
  return afflictions;
}

/** Guards that follow from the state of the graha in the chart. */
export function guardsOfState(placement: GrahaPlacement): readonly GemGuard[] {
  const afflictions = afflictionsOf(placement);
  return afflictions.length < 2 ? [] : [{ code: 'weakened', afflictions }];
}
