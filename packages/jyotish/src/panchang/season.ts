import { divide } from '../chart/index.ts';

/** One of the six seasons: spring, summer, rains, autumn, early winter, late winter. */
export type Ritu = 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira';

/** The Sun's way north (from Capricorn) or south (from Cancer). */
export type Ayana = 'uttarayana' | 'dakshinayana';

/** Season and half of the year. */
export interface Season {
  readonly ritu: Ritu;
  readonly ayana: Ayana;
}

/** By pairs of signs from Capricorn. */
const RITUS = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const;

/**
 * Season by the Sun's sign: from Capricorn two signs each, and six signs each for the ways north and
 * south (Surya Siddhanta ch. 14, 9-10).
 * @param sunLongitude degrees: sidereal for the almanac's seasons, tropical for those of the sky
 */
export function seasonOf(sunLongitude: number): Season {
  const { index } = divide(sunLongitude - 270, 6);
  return { ritu: RITUS[index]!, ayana: index < 3 ? 'uttarayana' : 'dakshinayana' };
}
