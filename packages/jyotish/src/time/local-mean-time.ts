import { Temporal } from 'temporal-polyfill';
import {
  fixedOffsetSeconds,
  inZone,
  resolveCivilTime,
  zoned,
  type CivilTime,
  type ResolvedTime,
  type Zoned,
} from './civil.ts';

/** The clock that a civil time at a place was read from. */
export interface LocalClock {
  /** The requested zone, or the local mean time of the place as a fixed offset: `+04:38:26`. */
  timeZone: string;
  /** The place had no standard time yet: local mean time is assumed. */
  isLocalMeanTime: boolean;
}

/**
 * Zones whose first own offset in the zone database was the time of one city or of a railway and not yet the clock of the
 * country: the first civil day of the standard time. India: Indian Standard Time from 1 January 1906 [IANA tz database,
 * file asia, "Asia/Kolkata"; before it the database follows Calcutta and then Madras time].
 */
const STANDARD_SINCE: Readonly<Record<string, string>> = { 'Asia/Kolkata': '1906-01-01' };

const DAY = 86_400;
const QUARTER = 900;

/** Seconds east of a zone before its first standard time, as the zone database has them. */
const firstOffsets = new Map<string, number>();

function firstOffset(timeZone: string): number {
  const known = firstOffsets.get(timeZone);
  if (known !== undefined) return known;
  const seconds = inZone(timeZone, () =>
    Temporal.Instant.from('1800-01-01T12:00:00Z').toZonedDateTimeISO(timeZone),
  ).offsetNanoseconds;
  firstOffsets.set(timeZone, seconds / 1e9);
  return seconds / 1e9;
}

const two = (part: number) => String(part).padStart(2, '0');

function offsetOf(seconds: number): string {
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

/**
 * The time zone of a civil time at a place. Before the first standard time of the zone that is the local mean time of
 * the place's own meridian, not that of the city which the zone database is named after; from then on, and for a fixed
 * offset, it is the zone itself.
 *
 * @param civil date, time and zone as given
 * @param longitude of the place, degrees, east positive
 * @throws JyotishError as `resolveCivilTime`
 */
export function localClock(civil: Zoned<CivilTime>, longitude: number): LocalClock {
  const stated = zoned<CivilTime>(civil);
  const { date, timeZone } = stated;
  const asStated: LocalClock = { timeZone, isLocalMeanTime: false };
  if (fixedOffsetSeconds(timeZone) !== null || date >= '1972-01-01') return asStated;
  const first = firstOffset(timeZone);
  if (first % QUARTER === 0) return asStated;
  const since = STANDARD_SINCE[timeZone];
  const isBefore = since === undefined ? offsetIn(stated) === first : date < since;
  return isBefore
    ? { timeZone: localMeanOffset(longitude, first), isLocalMeanTime: true }
    : asStated;
}

const offsetIn = (civil: CivilTime): number =>
  Math.round(resolveCivilTime(civil).offsetMinutes * 60);

/** The instant of a civil time by the clock of its place, and that clock. @throws JyotishError as `resolveCivilTime` */
export function resolveLocalTime(
  civil: Zoned<CivilTime>,
  longitude: number,
): ResolvedTime & LocalClock {
  const stated = zoned<CivilTime>(civil);
  const clock = localClock(stated, longitude);
  return { ...resolveCivilTime({ ...stated, timeZone: clock.timeZone }), ...clock };
}
