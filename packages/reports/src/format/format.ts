import type { Settings } from '@jyoti/contract';
import type { Language } from '@jyoti/language';
import { civilDate, dayOfInstant, degreeInSign, instantInWords, zonedTime } from '@jyoti/ui/data';
import type { NamesMessages } from '../messages.generated/names.ts';

/** Formats the values of the API for the report. Numbers in, text out; no astrology is computed here. */

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A degree inside a sign as in the charts, to the nearest minute of arc: 7.7323 → 7°44′. It never rounds up into the next
 * sign: 29.9999 is 29°59′, because the sign is shown next to it.
 */
export const degreesAndMinutes = (degrees: number): string => degreeInSign(degrees);

/** An angle to the nearest second of arc: 23.1234 → 23°07′24″. */
export function degreesMinutesSeconds(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** A civil date, `YYYY-MM-DD`: `5 August 1990`. */
export const civilDay = (date: string, language: Language): string => civilDate(language, date);

/** A day of an instant, in the zone of the place: 11 Jun 2026. */
export const dayOf = (instant: string, timezone: string, language: Language): string =>
  dayOfInstant(instant, timezone, language);

/** A time of an instant on the clock of the place, to the second: 05:54:27. */
export function clockOf(instant: string, timezone: string): string {
  const { hour, minute, second } = zonedTime(instant, timezone);
  return [hour, minute, second].map(two).join(':');
}

/** Formats minutes east of UTC: 330 → +05:30; local mean time keeps its seconds. */
export function offsetText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${minutes < 0 ? '−' : '+'}${two(h)}:${two(m)}${s > 0 ? `:${two(s)}` : ''}`;
}

/** The time zone of a result: an IANA zone, local mean time, the mean time of a city, or an offset entered by hand. */
export function clockName(
  {
    timezone,
    local_mean_time: isLocalMeanTime,
    mean_time_of: city,
    zone,
  }: Pick<Settings, 'timezone' | 'local_mean_time' | 'mean_time_of' | 'zone'>,
  {
    localMeanTime,
    meanTimeOf,
    givenOffset,
  }: Pick<NamesMessages, 'localMeanTime' | 'meanTimeOf' | 'givenOffset'>,
): string {
  if (isLocalMeanTime) return localMeanTime;
  if (city !== undefined) return meanTimeOf({ city });
  if (zone !== undefined) return zone;
  return /^[+-]/.test(timezone) ? givenOffset : timezone;
}

/** Coordinates in map format: 28.6139° N, 77.2090° E. */
export function coordinates(
  latitude: number,
  longitude: number,
  { sides }: Pick<NamesMessages, 'sides'>,
): string {
  const side = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
  return `${side(latitude, sides.north, sides.south)}, ${side(longitude, sides.east, sides.west)}`;
}

/** Dasha years as years, months of thirty days and days, the format of printed tables. */
export function yearsMonthsDays(years: number): { years: number; months: number; days: number } {
  const days = Math.floor(years * 360 + 1e-6);
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 };
}

/** Formats an instant in the time zone of the place, to the minute: 11 Jun 2026, 05:54. */
export const momentOf = (instant: string, timezone: string, language: Language): string =>
  instantInWords(instant, timezone, language);

const SHORT = 20 * 86_400_000;

/** Whether a period is so short that its hour matters. */
export const isShort = ({ start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) - Date.parse(start) < SHORT;

/** The start and end of a period: to the minute if it, or another one of its table, lasts only days. */
export function boundsOf(
  period: { start: string; end: string },
  timezone: string,
  language: Language,
  toTheMinute: boolean = isShort(period),
): { start: string; end: string } {
  const say = toTheMinute ? momentOf : dayOf;
  return {
    start: say(period.start, timezone, language),
    end: say(period.end, timezone, language),
  };
}
