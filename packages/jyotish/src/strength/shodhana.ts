import { PLANET_IDS } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import type { AshtakavargaSigns, SignPoints } from './ashtakavarga.ts';

/** The two signs of each planet that owns two, in the order of the planets. */
const SIGN_PAIRS: readonly (readonly [SignNumber, SignNumber])[] = [
  [1, 8],
  [3, 6],
  [9, 12],
  [2, 7],
  [10, 11],
];

/**
 * Trikona shodhana (BPHS ch. 67): in each of the four trines, the minimum of the three signs is subtracted. So a zero
 * among them leaves the trine unchanged, and three equals become zero.
 * @param points twelve from Aries
 */
export function trikonaShodhana(points: SignPoints): SignPoints {
  return points.map((value, index) => {
    const trine = [value, points[(index + 4) % 12]!, points[(index + 8) % 12]!];
    return value - Math.min(...trine);
  });
}

/**
 * Ekadhipatya shodhana (BPHS ch. 68), over all five pairs of signs with one lord; Cancer and Leo stay. A pair is
 * unchanged if either is zero or both are occupied. Both empty: equals become zero, otherwise both get the lower value.
 * One occupied: the empty sign gets the occupied one's value if it has more, else zero. Only the seven planets occupy a
 * sign, because the nodes have no ashtakavarga.
 * @param points twelve from Aries, after the trikona shodhana
 * @param signs where the planets are
 */
export function ekadhipatyaShodhana(points: SignPoints, signs: AshtakavargaSigns): SignPoints {
  const reduced = [...points];
  for (const pair of SIGN_PAIRS) {
    const [first, second] = reducedPair(
      pair.map((sign) => points[sign - 1]!) as [number, number],
      pair.map((sign) => PLANET_IDS.some((planet) => signs[planet] === sign)) as [boolean, boolean],
    );
    reduced[pair[0] - 1] = first;
    reduced[pair[1] - 1] = second;
  }
  return reduced;
}

function reducedPair(
  [first, second]: readonly [number, number],
  [firstOccupied, secondOccupied]: readonly [boolean, boolean],
): readonly [number, number] {
  if (first === 0 || second === 0 || (firstOccupied && secondOccupied)) return [first, second];
  if (firstOccupied) return [first, besideOccupied(second, first)];
  if (secondOccupied) return [besideOccupied(first, second), second];
  const lower = first === second ? 0 : Math.min(first, second);
  return [lower, lower];
}

function besideOccupied(empty: number, occupied: number): number {
  return empty > occupied ? occupied : 0;
}
