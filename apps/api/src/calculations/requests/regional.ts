import { monthSystemOf, observancesIn, type Observance } from '@jyoti/jyotish';
import type { AlmanacRegion, PanchangMonth } from '@jyoti/contract';

/** The observances of a region; all of them without one. */
export const regional = (
  observances: readonly Observance[],
  region: AlmanacRegion | null | undefined,
): readonly Observance[] => (region ? observancesIn(observances, region) : observances);

/** The lunar months that almanacs of a region print; without one those of the north. */
export const monthsOf = (region: AlmanacRegion | null | undefined): PanchangMonth['months'] =>
  region ? monthSystemOf(region) : 'purnimanta';
