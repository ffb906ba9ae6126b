import { NATURAL_MALEFICS, normaliseDegrees, PLANET_IDS, signOf } from '../chart/index.ts';
import type { GrahaId, PlanetId } from '../chart/index.ts';
import type { ShadbalaSettings } from './shadbala-settings.ts';
import type { GrahaLongitudes } from './varga-relation.ts';

/** Where the special aspects begin, degrees ahead of the planet, and what they add, virupas. They are 30° wide. */
const SPECIAL: Readonly<Partial<Record<PlanetId, readonly [number, number, number]>>> = {
  mars: [90, 210, 15],
  jupiter: [120, 240, 30],
  saturn: [60, 270, 45],
};

/**
 * The aspect of a planet on a point, by degree (sphuta drishti: BPHS 26, 6–12; Raman, Graha and Bhava Balas art. 114–115).
 * It rises and falls with the degrees from the planet to the point: 0 at 30°, 15 at 60°, 45 at 90°, 30 at 120°, 0 at
 * 150°, 60 at 180°, 0 from 300° on. Mars gains 15 in its fourth and eighth place, Jupiter 30 in the fifth and ninth,
 * Saturn 45 in the third and tenth.
 * @param from longitude of the planet, degrees; @param to longitude of the point, degrees
 * @returns virupas, 0 to 60, and up to 90 at the end of Saturn's third place
 */
export function drishtiVirupas(planet: PlanetId, from: number, to: number): number {
  const ahead = normaliseDegrees(to - from);
  const [first, second, gain] = SPECIAL[planet] ?? [360, 360, 0];
  const isSpecial = [first, second].some((start) => ahead >= start && ahead < start + 30);
  return generalDrishti(ahead) + (isSpecial ? gain : 0);
}

function generalDrishti(ahead: number): number {
  if (ahead < 30 || ahead >= 300) return 0;
  if (ahead < 60) return (ahead - 30) / 2;
  if (ahead < 90) return ahead - 45;
  if (ahead < 120) return 90 - ahead / 2;
  if (ahead < 150) return 150 - ahead;
  if (ahead < 180) return 2 * (ahead - 150);
  return (300 - ahead) / 2;
}

/**
 * The planets that are benefic in a chart (BPHS 3, 11): Jupiter and Venus; the Moon by its light; Mercury unless a malefic
 * is in its sign. Schools differ on the last two: see `ShadbalaSettings`.
 */
export function benefics(
  longitudes: GrahaLongitudes,
  { moon, mercury }: Pick<ShadbalaSettings, 'moon' | 'mercury'>,
): readonly PlanetId[] {
  const lead = normaliseDegrees(longitudes.moon - longitudes.sun);
  // The eighth bright tithi begins at 84°, the eighth dark one ends at 276°.
  const isMoonBenefic = moon === 'waxing' ? lead < 180 : lead >= 84 && lead < 276;
  const malefics: readonly GrahaId[] = isMoonBenefic
    ? NATURAL_MALEFICS
    : [...NATURAL_MALEFICS, 'moon'];
  const sign = signOf(longitudes.mercury);
  const isMercuryMalefic =
    mercury === 'company' && malefics.some((graha) => signOf(longitudes[graha]) === sign);
  return PLANET_IDS.filter(
    (planet) => !malefics.includes(planet) && !(planet === 'mercury' && isMercuryMalefic),
  );
}

/** How the aspects on a point are added up. */
export interface DrishtiSum {
  /** whose aspects add; those of the others take away */
  readonly benefic: readonly PlanetId[];
  /** whose aspects count in full; of the others a quarter */
  readonly whole: readonly PlanetId[];
  /** the planet that is aspected itself */
  readonly except?: PlanetId;
}

/** The aspects of the seven planets on a point, virupas; negative where malefics prevail. */
export function drishtiOn(
  point: number,
  longitudes: GrahaLongitudes,
  { benefic, whole, except }: DrishtiSum,
): number {
  return PLANET_IDS.filter((planet) => planet !== except).reduce((sum, planet) => {
    const virupas = drishtiVirupas(planet, longitudes[planet], point);
    const value = whole.includes(planet) ? virupas : virupas / 4;
    return sum + (benefic.includes(planet) ? value : -value);
  }, 0);
}
