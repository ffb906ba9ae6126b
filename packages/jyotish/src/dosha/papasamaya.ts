import type { HouseNumber, Placements } from '../chart/index.ts';
import {
  byReference,
  DOSHA_HOUSES,
  doshaUnits,
  houseFromReference,
  REFERENCE_IDS,
} from './dosha-units.ts';
import type { ByReference } from './dosha-units.ts';

/** The malefics that papasamaya counts. Ketu is not counted. */
export const PAPA_GRAHA_IDS = ['rahu', 'sun', 'saturn', 'mars'] as const;

/** A graha of `PAPA_GRAHA_IDS`. */
export type PapaGrahaId = (typeof PAPA_GRAHA_IDS)[number];

/** What one malefic does from one reference. */
export interface PapaPlace {
  /** of the malefic, counted from the reference */
  readonly house: HouseNumber;
  /** 1, ½, ¼ or, outside the dosha houses, 0 */
  readonly points: number;
  /** Raman's dosha units there, 0 to 100 */
  readonly units: number;
}

/** What one malefic does in all. */
export interface PapaOfGraha {
  /** by the plain rule, 0 to 1.75 in quarters */
  readonly points: number;
  /** by dosha units, 0 to 25 */
  readonly papa: number;
  /** from each reference */
  readonly from: ByReference<PapaPlace>;
}

/** The malefic influence of a chart on a marriage, to be compared with the partner's. */
export interface Papasamaya {
  /** by the ids of the malefics */
  readonly grahas: Readonly<Record<PapaGrahaId, PapaOfGraha>>;
  /** sum of `points`, 0 to 7: it decides the match (the bride's is to be no more than the groom's) */
  readonly totalPoints: number;
  /** sum of `papa`, 0 to 75: for display, never compared */
  readonly totalPapa: number;
}

/** The weight of each reference (Kerala's papasamya as consumer almanacs print it). */
export const PAPA_WEIGHTS: ByReference<number> = { lagna: 1, moon: 0.5, venus: 0.25 };

/** Scales Mars debilitated in the seventh from all three, 175 weighted units, to 25. */
const UNITS_PER_PAPA = 7;

/**
 * Papasamaya (papasamyam): Mars, Saturn, the Sun and Rahu in houses 1, 2, 4, 7, 8, 12 from the lagna, the Moon and
 * Venus, by whole signs. `points` is the plain count (1, ½, ¼ a place); `papa` weighs each place by Raman's dosha units
 * of the graha as well, on a scale to 25 each.
 */
export function papasamaya(placements: Placements): Papasamaya {
  const of = (graha: PapaGrahaId): PapaOfGraha => papaOf(placements, graha);
  const grahas = { rahu: of('rahu'), sun: of('sun'), saturn: of('saturn'), mars: of('mars') };
  const total = (key: 'points' | 'papa'): number =>
    PAPA_GRAHA_IDS.reduce((sum, graha) => sum + grahas[graha][key], 0);
  return { grahas, totalPoints: total('points'), totalPapa: total('papa') };
}

function papaOf(placements: Placements, graha: PapaGrahaId): PapaOfGraha {
  const malefic = { ...placements.grahas[graha], graha };
  const from = byReference((reference): PapaPlace => {
    const house = houseFromReference(placements, reference, malefic.sign);
    return {
      house,
      points: DOSHA_HOUSES.includes(house) ? PAPA_WEIGHTS[reference] : 0,
      units: doshaUnits(malefic, house),
    };
  });
  const sum = (valueOf: (place: PapaPlace, weight: number) => number): number =>
    REFERENCE_IDS.reduce((total, id) => total + valueOf(from[id], PAPA_WEIGHTS[id]), 0);
  return {
    points: sum(({ points }) => points),
    papa: sum(({ units }, weight) => units * weight) / UNITS_PER_PAPA,
    from,
  };
}
