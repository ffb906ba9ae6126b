import { PLANET_IDS } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import type { Ashtakavarga, AshtakavargaSigns, SignPoints } from './ashtakavarga.ts';
import { eachOf } from './ashtakavarga.ts';
import type { AshtakavargaBody } from './ashtakavarga-tables.ts';
import { ekadhipatyaShodhana, trikonaShodhana } from './shodhana.ts';

/**
 * Rasi multipliers from Aries (BPHS ch. 69). For Virgo older books print 5; 6 is used by the programs that publish
 * pindas, with which results can be compared.
 */
const RASI_MULTIPLIERS: SignPoints = [7, 10, 8, 4, 10, 6, 7, 8, 9, 5, 11, 12];

/** Graha multipliers (BPHS ch. 69). */
const GRAHA_MULTIPLIERS: Readonly<Record<PlanetId, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** Weighted sums of the reduced points of one body. */
export interface Pinda {
  /** over the signs, by rasi multiplier */
  readonly rasi: number;
  /** over the planets, by graha multiplier, of the points of the sign each is in */
  readonly graha: number;
  /** their sum */
  readonly sodhya: number;
}

/** One body's ashtakavarga after the reductions. */
export interface ReducedAshtakavarga {
  /** after trikona shodhana, twelve from Aries */
  readonly trikona: SignPoints;
  /** after ekadhipatya shodhana as well */
  readonly ekadhipatya: SignPoints;
  /** the reduced points multiplied by the factors of signs and planets */
  readonly pinda: Pinda;
}

/**
 * The pinda of reduced points (BPHS ch. 69).
 * @param points twelve from Aries, after both reductions
 * @param signs where the planets are
 */
export function pindaOf(points: SignPoints, signs: AshtakavargaSigns): Pinda {
  const rasi = points.reduce((sum, value, index) => sum + value * RASI_MULTIPLIERS[index]!, 0);
  const graha = PLANET_IDS.reduce(
    (sum, planet) => sum + points[signs[planet] - 1]! * GRAHA_MULTIPLIERS[planet],
    0,
  );
  return { rasi, graha, sodhya: rasi + graha };
}

/**
 * Both reductions and the pinda of each of the eight.
 * @param chart the ashtakavarga of the chart
 * @param signs the signs it was computed from
 */
export function reduceAshtakavarga(
  { bhinna }: Ashtakavarga,
  signs: AshtakavargaSigns,
): Record<AshtakavargaBody, ReducedAshtakavarga> {
  return eachOf((body) => {
    const trikona = trikonaShodhana(bhinna[body].points);
    const ekadhipatya = ekadhipatyaShodhana(trikona, signs);
    return { trikona, ekadhipatya, pinda: pindaOf(ekadhipatya, signs) };
  });
}
