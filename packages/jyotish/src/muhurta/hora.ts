import { horaLordOf } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import type { TimeSpan, VedicDayBounds } from '../panchang/index.ts';
import { partOf } from './kalam.ts';

/** A planetary hour. */
export interface Hora extends TimeSpan {
  /** 1 to 24 from sunrise */
  readonly number: number;
  /** planet that rules the hour */
  readonly lord: PlanetId;
  /** twelve of each, from sunrise and from sunset */
  readonly half: 'day' | 'night';
}

/**
 * The 24 planetary hours: twelve equal parts of the day and twelve of the night. The first belongs to
 * the lord of the weekday; the others follow by falling period of the planets (Surya Siddhanta 12, 79).
 */
export function horasOf(day: VedicDayBounds): Hora[] {
  const { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day;
  return Array.from({ length: 24 }, (_, index) => ({
    number: index + 1,
    lord: horaLordOf(weekday, index),
    half: index < 12 ? 'day' : 'night',
    ...(index < 12
      ? partOf(sunriseJdUt, sunsetJdUt, index + 1, 12)
      : partOf(sunsetJdUt, nextSunriseJdUt, index - 11, 12)),
  }));
}
