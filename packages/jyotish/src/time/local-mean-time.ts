import { daysFromDate } from './calendar.ts';
import { clockAlternatives, standardInWar, type ClockAlternative } from './city-clocks.ts';
import {
  fixedOffsetSeconds,
  parseDate,
  parseTime,
  resolveCivilTime,
  zoned,
  type CivilTime,
  type ResolvedTime,
  type Zoned,
} from './civil.ts';
import { zoneHistory } from './zone-history.ts';

/** The clock that a civil time at a place was read from. */
export interface LocalClock {
  /**
   * The requested zone, or a fixed offset where the zone's history is not the place's: its local mean time (`+04:38:26`),
   * or the standard time where the zone was advanced in a war and the place was not.
   */
  timeZone: string;
  /** The place had no standard time yet: local mean time is assumed. */
  isLocalMeanTime: boolean;
  /** The requested zone, where `timeZone` is the standard offset that the place kept while the zone was advanced. */
  zone?: string;
  /** The city whose mean time was then the standard time of the place: `Paris`. */
  meanTimeOf?: string;
  /** Clocks used at the place beside this one; absent if none is known. */
  alternatives?: readonly ClockAlternative[];
}

/**
 * Zones whose first own offset in the zone database was the time of one city or of a railway and not yet the clock of the
 * country: the first civil day of the standard time. India: Indian Standard Time from 1 January 1906 [IANA tz database,
 * file asia, "Asia/Kolkata"; before it the database follows Calcutta and then Madras time].
 */
const STANDARD_SINCE: Readonly<Record<string, string>> = {
  'asia/kolkata': '1906-01-01',
  'asia/calcutta': '1906-01-01',
};

const DAY = 86_400;

const two = (part: number) => String(part).padStart(2, '0');

/** An offset as the time zone `+05:30:00`. @param seconds east of UTC */
export function offsetOf(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map(two);
  return `${seconds < 0 ? '-' : '+'}${parts.join(':')}`;
}

/**
 * The local mean time of a meridian: four minutes of time per degree.
 * @param longitude degrees, east positive
 * @param near an offset of the place's zone, seconds: places that counted their days from the other side of the date
 * line (Manila to 1844, Alaska to 1867) use the date of their zone
 */
function localMeanOffset(longitude: number, near: number): string {
  const seconds = Math.round(longitude * 240);
  return offsetOf(seconds + DAY * Math.round((near - seconds) / DAY));
}

/** Seconds since 1970 that a clock on UT would count to this reading. */
const reading = (date: string, time: string): number =>
  daysFromDate(parseDate(date)) * DAY + parseTime(time);

/**
 * The time zone of a civil time at a place. Until the law of the zone ended it, that is the local mean time of the
 * place's own meridian, not that of the city which the zone database is named after; from then on, and for a fixed
 * offset, it is the zone itself, whose standard time may be the mean time of one city.
 *
 * @param civil date, time and zone as given
 * @param longitude of the place, degrees, east positive
 * @param latitude of the place, degrees, north positive: for `alternatives` that one city had
 * @throws JyotishError as `resolveCivilTime`
 */
export function localClock(
  civil: Zoned<CivilTime>,
  longitude: number,
  latitude?: number,
): LocalClock {
  const stated = zoned<CivilTime>(civil);
  const { date, time, timeZone } = stated;
  if (fixedOffsetSeconds(timeZone) !== null || date >= '1972-01-08') {
    return { timeZone, isLocalMeanTime: false };
  }
  const seconds = Math.round(resolveCivilTime(stated).offsetMinutes * 60);
  const history = zoneHistory(timeZone);
  const since = STANDARD_SINCE[timeZone.toLowerCase()];
  const end = since === undefined ? (history?.localTimeEnd ?? -Infinity) : reading(since, '00:00');
  const isLocalMeanTime = reading(date, time) < end;
  const others = clockAlternatives(timeZone, date, longitude, latitude);
  const standard = isLocalMeanTime ? null : standardInWar(timeZone, date, longitude);
  const city = isLocalMeanTime ? undefined : history?.meanTimes.get(seconds);
  return {
    timeZone: isLocalMeanTime ? localMeanOffset(longitude, seconds) : (standard ?? timeZone),
    isLocalMeanTime,
    ...(standard !== null && { zone: timeZone }),
    ...(city !== undefined && { meanTimeOf: city }),
    ...(others.length > 0 && { alternatives: others }),
  };
}

/**
 * The instant of a civil time by the clock of its place, and that clock.
 * @param longitude of the place, degrees, east positive
 * @param latitude of the place, degrees, north positive
 * @throws JyotishError as `resolveCivilTime`
 */
export function resolveLocalTime(
  civil: Zoned<CivilTime>,
  longitude: number,
  latitude?: number,
): ResolvedTime & LocalClock {
  const stated = zoned<CivilTime>(civil);
  const clock = localClock(stated, longitude, latitude);
  return { ...resolveCivilTime({ ...stated, timeZone: clock.timeZone }), ...clock };
}
