import { divide } from '../chart/index.ts';
import type { LunarMonthNumber } from './lunar-month.ts';

/** One of the six seasons: spring, summer, rains, autumn, early winter, late winter. */
export type Ritu = 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira';

/** The Sun's way north (from Capricorn) or south (from Cancer). */
export type Ayana = 'uttarayana' | 'dakshinayana';

/** Season and half of the year. */
export interface Season {
  /** one of six, each of two months */
  readonly ritu: Ritu;
  /** northward (uttarayana) or southward (dakshinayana) course of the Sun */
  readonly ayana: Ayana;
}

/** By pairs of signs from Capricorn. */
const RITUS = ['shishira', 'vasanta', 'grishma', 'varsha', 'sharad', 'hemanta'] as const;

/**
 * Season by the Sun's sign: from Capricorn two signs each, and six signs each for the ways north and
 * south (Surya Siddhanta ch. 14, 9-10).
 * @param sunLongitude degrees: tropical for the seasons of the sky (drik), sidereal for those of the zodiac of the almanac
 */
export function seasonOf(sunLongitude: number): Season {
  const { index } = divide(sunLongitude - 270, 6);
  return { ritu: RITUS[index]!, ayana: index < 3 ? 'uttarayana' : 'dakshinayana' };
}

/**
 * The vedic season that almanacs print: the ritu by the amanta month, two months each from Chaitra and Vaishakha, which are spring
 * (Taittiriya Samhita 4, 4, 11); the ayana by the Sun's sidereal sign.
 * @param month 1 (Chaitra) to 12
 * @param sunLongitude sidereal, degrees
 */
export function vedicSeasonOf(month: LunarMonthNumber, sunLongitude: number): Season {
  const ritu = RITUS[(Math.floor((month - 1) / 2) + 1) % 6]!;
  return { ritu, ayana: seasonOf(sunLongitude).ayana };
}
