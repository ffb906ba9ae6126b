import { houseFrom, naturalFriendship } from '../chart/index.ts';
import type { GrahaPlacement, HouseNumber, Placements, SignNumber } from '../chart/index.ts';

/** From where the houses of mangal dosha and papasamaya are counted. */
export const REFERENCE_IDS = ['lagna', 'moon', 'venus'] as const;

/** The ascendant, the Moon or Venus as first house. */
export type ReferenceId = (typeof REFERENCE_IDS)[number];

/** One value a reference. */
export type ByReference<T> = Readonly<Record<ReferenceId, T>>;

/** The grahas that can harm a marriage by the house they are in, heaviest first. */
export const DOSHA_MALEFIC_IDS = ['mars', 'saturn', 'rahu', 'ketu', 'sun'] as const;

/** A graha of `DOSHA_MALEFIC_IDS`. */
export type DoshaMaleficId = (typeof DOSHA_MALEFIC_IDS)[number];

/** Houses in which a malefic harms a marriage: those of North and South together. */
export const DOSHA_HOUSES: readonly HouseNumber[] = [1, 2, 4, 7, 8, 12];

/** The two houses that weigh double. */
export const HEAVY_DOSHA_HOUSES: readonly HouseNumber[] = [7, 8];

/** Placement by sign as the units are graded: natural friendship with the lord of the sign. */
export type DoshaDignity = 'exalted' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated';

/** Units of Mars in the seventh or eighth house (B.V. Raman, How to Judge a Horoscope, vol. 2). */
const UNITS: Readonly<Record<DoshaDignity, number>> = {
  exalted: 50,
  own: 60,
  friend: 70,
  neutral: 80,
  enemy: 90,
  debilitated: 100,
};

/** How harmful the others are relative to Mars (the same chapter). */
const SHARE_OF_MARS: Readonly<Record<DoshaMaleficId, number>> = {
  mars: 1,
  saturn: 0.75,
  rahu: 0.75,
  ketu: 0.75,
  sun: 0.5,
};

/** Makes one value a reference. */
export function byReference<T>(valueOf: (reference: ReferenceId) => T): ByReference<T> {
  return { lagna: valueOf('lagna'), moon: valueOf('moon'), venus: valueOf('venus') };
}

/** The whole-sign house of a sign, counted from the ascendant, the Moon or Venus. */
export function houseFromReference(
  { ascendant, grahas }: Placements,
  reference: ReferenceId,
  sign: SignNumber,
): HouseNumber {
  return houseFrom(reference === 'lagna' ? ascendant.sign : grahas[reference].sign, sign);
}

/**
 * How a malefic is placed by sign in the six steps of Raman's table. Moolatrikona counts as own sign.
 * A node without dignity (`settings.nodeDignity` off) is neutral everywhere.
 */
export function doshaDignity({ graha, dignity, signLord }: GrahaPlacement): DoshaDignity {
  if (dignity === null) return 'neutral';
  if (dignity === 'exalted' || dignity === 'debilitated') return dignity;
  if (dignity === 'own' || dignity === 'moolatrikona') return 'own';
  return naturalFriendship(graha, signLord);
}

/**
 * Raman's dosha units of a malefic in a house: 50 to 100 for Mars in 7 and 8 by its placement in the sign, half in the
 * other dosha houses (his table lists 2, 4, 12; the first is counted like them), three quarters for Saturn and the
 * nodes, half for the Sun; 0 elsewhere.
 * @param malefic the placement of a graha of `DOSHA_MALEFIC_IDS`
 * @param house its house from the given reference
 * @returns units, 0 to 100
 */
export function doshaUnits(
  malefic: GrahaPlacement & { /** which malefic it is */ readonly graha: DoshaMaleficId },
  house: HouseNumber,
): number {
  if (!DOSHA_HOUSES.includes(house)) return 0;
  const full = UNITS[doshaDignity(malefic)] * SHARE_OF_MARS[malefic.graha];
  return HEAVY_DOSHA_HOUSES.includes(house) ? full : full / 2;
}
