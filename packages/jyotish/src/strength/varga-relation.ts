import {
  compoundFriendship,
  degreeInSign,
  DIGNITIES,
  naturalFriendship,
  SIGNS,
  signOf,
  temporalFriendship,
  varga,
} from '../chart/index.ts';
import type {
  CompoundFriendship,
  GrahaId,
  PlanetId,
  SignNumber,
  VargaNumber,
} from '../chart/index.ts';

/** How a planet is in a sign of a varga. */
export type VargaRelation = 'own' | CompoundFriendship;

/** Sidereal longitudes of the nine grahas, degrees. */
export type GrahaLongitudes = Readonly<Record<GrahaId, number>>;

/**
 * How a planet is to the lord of its sign in a varga. Temporal friendship is that of the birth chart in every varga
 * (Raman, Graha and Bhava Balas art. 28; note to BPHS 27, 2–4).
 */
export function vargaRelation(
  planet: PlanetId,
  number: VargaNumber,
  longitudes: GrahaLongitudes,
): VargaRelation {
  return relationTo(planet, varga(number, longitudes[planet]).sign, longitudes);
}

function relationTo(
  planet: PlanetId,
  sign: SignNumber,
  longitudes: GrahaLongitudes,
): VargaRelation {
  const { lord } = SIGNS[sign];
  if (lord === planet) return 'own';
  return compoundFriendship(
    naturalFriendship(planet, lord),
    temporalFriendship(signOf(longitudes[planet]), signOf(longitudes[lord])),
  );
}

/** Whether a planet is in its moolatrikona: degrees of one sign, so that only the birth chart has it. */
export function isMoolatrikona(planet: PlanetId, longitude: number): boolean {
  const span = DIGNITIES[planet].moolatrikona;
  const degree = degreeInSign(longitude);
  return (
    span !== null && span.sign === signOf(longitude) && degree >= span.from && degree < span.to
  );
}
