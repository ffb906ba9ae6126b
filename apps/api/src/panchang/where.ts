import {
  civilFromJulianDay,
  DEFAULT_SETTINGS,
  deltaT,
  JyotishError,
  meanAyanamsa,
  resolveCivilTime,
  type DayNotice,
  type JulianDay,
  type ResolvedTime,
} from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language, PanchangMonthQuery, PanchangQuery, Settings } from '@jyoti/contract';
import { fieldRefusal } from '../errors/app-error.ts';
import { sentence } from '../errors/sentences.ts';
import type { TimezoneAt } from '../kundli/cast.ts';
import { degrees } from '../kundli/wire-names.ts';

type Where = Pick<
  PanchangQuery & PanchangMonthQuery,
  'latitude' | 'longitude' | 'timezone' | 'ayanamsa' | 'node' | 'sunrise'
>;

/** The zone of a query: the one given, or that of its coordinates. */
export function zoneOf({ timezone, latitude, longitude }: Where, timezoneAt: TimezoneAt): string {
  return timezone ?? timezoneAt(latitude, longitude);
}

/** The instant of a query. @throws AppError 400 on `time` where a clock change skipped it */
export function instantOf(
  { date, time }: Pick<PanchangQuery, 'date' | 'time'>,
  timezone: string,
): ResolvedTime {
  try {
    return resolveCivilTime({ date, time, timezone });
  } catch (error) {
    if (error instanceof JyotishError && error.code === 'time_skipped') {
      throw fieldRefusal(400, 'invalid_input', 'time', sentence('timeSkipped'));
    }
    throw error;
  }
}

/** The settings of an almanac, at an instant of it. */
export function almanacSettingsOf(where: Where, timezone: string, jdUt: JulianDay): Settings {
  const jdTt = jdUt + deltaT(jdUt) / 86_400;
  return {
    ayanamsa: where.ayanamsa,
    ayanamsa_degrees: degrees(meanAyanamsa(where.ayanamsa, jdTt)),
    node: where.node,
    house_system: 'whole_sign',
    year_days: DEFAULT_SETTINGS.yearDays,
    sunrise: where.sunrise,
    timezone,
    utc_offset_minutes: civilFromJulianDay(jdUt, timezone).offsetMinutes,
  };
}

/** What a reader should know of days that lack a sunrise or a sunset. */
export function dayNotices(codes: readonly DayNotice[], language: Language): string[] {
  if (codes.includes('no_sunrise')) return [notice('dayNoSunrise', language)];
  const unset = codes.includes('no_sunset') || codes.includes('no_next_sunrise');
  return unset ? [notice('dayNoSunset', language)] : [];
}
