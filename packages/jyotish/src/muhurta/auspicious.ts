import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { partOf } from './kalam.ts';

/** The eighth muhurta of the day, about noon. */
export interface AbhijitMuhurta extends TimeSpan {
  /** on a Wednesday it is itself the dur muhurta */
  readonly avoided: boolean;
}

/** A muhurta of mean length, 48 minutes, in days. */
const MEAN_MUHURTA = 2 / 60;

const WEDNESDAY = 3;

/** Abhijit, the eighth of the fifteen muhurtas of the day. */
export function abhijitOf({ weekday, sunriseJdUt, sunsetJdUt }: VedicDayBounds): AbhijitMuhurta {
  return { ...partOf(sunriseJdUt, sunsetJdUt, 8, 15), avoided: weekday === WEDNESDAY };
}

/**
 * Brahma muhurta, the last but one of the night before sunrise, with muhurtas of 48 minutes: from 96
 * to 48 minutes before it. Some almanacs take fifteenths of the actual night instead.
 */
export function brahmaMuhurtaOf({ sunriseJdUt }: VedicDayBounds): TimeSpan {
  return {
    startJdUt: sunriseJdUt - 2 * MEAN_MUHURTA,
    endJdUt: sunriseJdUt - MEAN_MUHURTA,
  };
}
