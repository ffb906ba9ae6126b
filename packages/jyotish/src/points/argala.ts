import { GRAHA_IDS, NATURAL_MALEFICS } from '../chart/bodies.ts';
import type { GrahaId } from '../chart/bodies.ts';
import type { Placements } from '../chart/placements.ts';
import { houseFrom } from '../chart/signs.ts';
import type { HouseNumber, SignNumber } from '../chart/signs.ts';

/** The places from which an intervention comes, each with the place that obstructs it (BPHS ch. 31, 2–4). */
export const ARGALA_PLACES = [
  { place: 2, obstructedFrom: 12 },
  { place: 4, obstructedFrom: 10 },
  { place: 11, obstructedFrom: 3 },
  { place: 5, obstructedFrom: 9 },
] as const;

/** One intervention (argala) on a sign. */
export interface Argala {
  /** 2, 4 and 11 are the chief ones, 5 the lesser one */
  readonly place: 2 | 4 | 5 | 11;
  /** grahas that intervene */
  readonly grahas: readonly GrahaId[];
  /** grahas that obstruct them (virodhargala) */
  readonly obstructing: readonly GrahaId[];
  /** whether more grahas intervene than obstruct */
  readonly holds: boolean;
}

/** The interventions on a sign of a chart. */
export interface Argalas {
  /** in the order of `ARGALA_PLACES`; only those with a graha that intervenes */
  readonly argalas: readonly Argala[];
  /** three or more malefics in the third: an argala that nothing obstructs (BPHS ch. 31, 5) */
  readonly ofMaleficsInThird: readonly GrahaId[];
}

/**
 * The argalas on a sign: grahas in the second, fourth, eleventh and fifth from it intervene in what it signifies, those in the
 * twelfth, tenth, third and ninth obstruct them, if they are not fewer (BPHS ch. 31; Jaimini Sutras 1.1.5–9). From Ketu the
 * places are counted backwards.
 * @param from the sign, or a graha for the places from it
 */
export function argalasOf({ grahas }: Placements, from: SignNumber | GrahaId): Argalas {
  const sign = typeof from === 'number' ? from : grahas[from].sign;
  const placeOf = (graha: GrahaId): HouseNumber =>
    from === 'ketu' ? houseFrom(grahas[graha].sign, sign) : houseFrom(sign, grahas[graha].sign);
  const inPlace = (place: number): GrahaId[] =>
    GRAHA_IDS.filter((graha) => graha !== from && placeOf(graha) === place);
  const malefics = inPlace(3).filter((graha) => NATURAL_MALEFICS.includes(graha));
  return {
    argalas: ARGALA_PLACES.map(({ place, obstructedFrom }): Argala => {
      const intervening = inPlace(place);
      const obstructing = inPlace(obstructedFrom);
      return {
        place,
        grahas: intervening,
        obstructing,
        holds: intervening.length > obstructing.length,
      };
    }).filter((argala) => argala.grahas.length > 0),
    ofMaleficsInThird: malefics.length >= 3 ? malefics : [],
  };
}
