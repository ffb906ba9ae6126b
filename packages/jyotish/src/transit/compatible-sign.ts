import { SIGNS, naturalFriendship, signFromIndex } from '../chart/index.ts';
import type { HouseNumber, SignNumber } from '../chart/index.ts';
import { areaScore } from './area-score.ts';
import { gocharaOf } from './gochara.ts';
import type { SignsOfGrahas } from './gochara.ts';

/**
 * Houses in which another sign agrees with one's own, the best first: opposite, trines, then the rest
 * that the bhakoot koota does not fault (it faults 2–12 and 6–8).
 */
const AGREEING_HOUSES: readonly HouseNumber[] = [7, 5, 9, 11, 3, 10, 4];

/** The houses that bhakoot faults: 2–12 and 6–8. */
const FAULTED_HOUSES: readonly HouseNumber[] = [2, 6, 8, 12];

/** Whether the lords of two signs are no enemies, either way. */
function areLordsAtPeace(sign: SignNumber, other: SignNumber): boolean {
  const [lord, otherLord] = [SIGNS[sign].lord, SIGNS[other].lord];
  return (
    naturalFriendship(lord, otherLord) !== 'enemy' && naturalFriendship(otherLord, lord) !== 'enemy'
  );
}

const inHouses = (sign: SignNumber, houses: readonly HouseNumber[]): SignNumber[] =>
  houses.map((house) => signFromIndex(sign + house - 2));

/**
 * The signs that agree with a sign at any time: bhakoot has no fault with them, and their lords are no
 * enemies either way. The best house first.
 */
export function agreeingSigns(sign: SignNumber): SignNumber[] {
  return inHouses(sign, AGREEING_HOUSES).filter((other) => areLordsAtPeace(sign, other));
}

/** The challenging signs: they have a bhakoot dosha, and a lord is an enemy of the other. */
export function challengingSigns(sign: SignNumber): SignNumber[] {
  return inHouses(sign, FAULTED_HOUSES).filter((other) => !areLordsAtPeace(sign, other));
}

/**
 * The most compatible sign: of the signs that agree with one's own by bhakoot and by their lords, the one with the best
 * general score at the instant; on a tie the one in the better house. A rule of this product.
 * @param signs the signs of the grahas at that instant
 * @param waxing whether the Moon is waxing
 */
export function compatibleSign(
  sign: SignNumber,
  signs: SignsOfGrahas,
  waxing: boolean,
): SignNumber {
  const candidates = agreeingSigns(sign);
  const sums = candidates.map(
    (other) => areaScore('general', other, [{ gochara: gocharaOf(other, signs), waxing }]).sum,
  );
  return candidates[sums.indexOf(Math.max(...sums))]!;
}
