import { observancesIn, type Observance } from '@jyoti/jyotish';
import type { AlmanacRegion } from '@jyoti/contract';

/** The observances of a region; all of them without one. */
export const regional = (
  observances: readonly Observance[],
  region: AlmanacRegion | null | undefined,
): readonly Observance[] => (region ? observancesIn(observances, region) : observances);
