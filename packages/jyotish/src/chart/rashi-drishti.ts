import { eachGraha, GRAHA_IDS } from './bodies.ts';
import type { GrahaId } from './bodies.ts';
import type { Placements } from './placements.ts';
import { signFromIndex } from './signs.ts';
import type { SignNumber } from './signs.ts';

/** The signs that a graha aspects by its sign, and the grahas in them. */
export interface RashiDrishti {
  /** the three signs that are aspected */
  readonly signs: readonly SignNumber[];
  /** who is in those signs */
  readonly grahas: readonly GrahaId[];
}

/** Signs ahead that movable, fixed and dual signs aspect: never the neighbour of the other kind. */
const AHEAD: readonly (readonly number[])[] = [
  [4, 7, 10],
  [2, 5, 8],
  [3, 6, 9],
];

/**
 * The three signs that a sign aspects (rashi drishti: BPHS ch. 8, 1–3; Jaimini Sutras 1.1.2–3). Movable signs aspect the
 * fixed ones but the next, fixed signs the movable ones but the one before, dual signs each other.
 */
export function rashiDrishti(sign: SignNumber): readonly SignNumber[] {
  return AHEAD[(sign - 1) % 3]!.map((ahead) => signFromIndex(sign - 1 + ahead)).toSorted(
    (one, other) => one - other,
  );
}

/** What each graha of a chart aspects by its sign, as Jaimini reads aspects. */
export function grahaRashiDrishti({
  grahas,
}: Pick<Placements, 'grahas'>): Readonly<Record<GrahaId, RashiDrishti>> {
  return eachGraha((graha) => {
    const signs = rashiDrishti(grahas[graha].sign);
    return { signs, grahas: GRAHA_IDS.filter((other) => signs.includes(grahas[other].sign)) };
  });
}
