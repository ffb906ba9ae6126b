import { isAspecting } from './aspects.ts';
import { PLANET_IDS } from './bodies.ts';
import type { GrahaId, PlanetId } from './bodies.ts';
import { DIGNITIES } from './dignity.ts';
import { houseFrom, signOf, SIGNS } from './signs.ts';
import type { SignNumber } from './signs.ts';
import { varga } from './vargas.ts';

/** A condition that cancels a debilitation. */
export type NeechaBhangaRule =
  /** the lord of the sign is in a kendra from the ascendant or the Moon */
  | 'sign_lord_central'
  /** so is the lord of the graha's sign of exaltation */
  | 'exaltation_lord_central'
  /** so is the graha that is exalted in the sign */
  | 'exalted_there_central'
  /** the lord of the sign aspects the graha */
  | 'sign_lord_aspects'
  /** the graha is exalted in the navamsa */
  | 'exalted_in_navamsa';

/** One condition that holds. */
export interface NeechaBhanga {
  /** which condition of the texts it is */
  readonly rule: NeechaBhangaRule;
  /** the graha that cancels it; the debilitated one itself in the navamsa */
  readonly graha: PlanetId;
  /** from where the kendra is counted; null for a rule without one */
  readonly from: 'ascendant' | 'moon' | null;
}

const KENDRA: readonly number[] = [1, 4, 7, 10];

/**
 * The conditions that cancel the debilitation of a planet (neecha bhanga: Phaladeepika 7, 26–30; Jataka Parijata 7, 13;
 * Raman, Three Hundred Important Combinations 250 and 252). One is enough; none where the planet is not debilitated.
 * @param lagna sign of the ascendant
 * @param longitudes sidereal, degrees
 */
export function neechaBhangaOf(
  planet: PlanetId,
  lagna: SignNumber,
  longitudes: Readonly<Record<GrahaId, number>>,
): readonly NeechaBhanga[] {
  const { debilitated, exalted } = DIGNITIES[planet];
  const signFor = (graha: GrahaId): SignNumber => signOf(longitudes[graha]);
  if (signFor(planet) !== debilitated) return [];
  const signLord = SIGNS[debilitated].lord;
  const origins = [
    ['ascendant', lagna],
    ['moon', signFor('moon')],
  ] as const;
  const central = (rule: NeechaBhangaRule, graha: PlanetId): NeechaBhanga[] =>
    origins
      // The Moon is always in a kendra from itself.
      .filter(([from]) => from !== graha)
      .filter(([, sign]) => KENDRA.includes(houseFrom(sign, signFor(graha))))
      .map(([from]) => ({ rule, graha, from }));
  return [
    ...central('sign_lord_central', signLord),
    ...central('exaltation_lord_central', SIGNS[exalted.sign].lord),
    ...PLANET_IDS.filter((other) => DIGNITIES[other].exalted.sign === debilitated).flatMap(
      (other) => central('exalted_there_central', other),
    ),
    ...(isAspecting(signLord, signFor(signLord), debilitated)
      ? [{ rule: 'sign_lord_aspects', graha: signLord, from: null } as const]
      : []),
    ...(varga(9, longitudes[planet]).sign === exalted.sign
      ? [{ rule: 'exalted_in_navamsa', graha: planet, from: null } as const]
      : []),
  ];
}
