import {
  civilFromJulianDay,
  DEFAULT_SETTINGS,
  deltaT,
  JyotishError,
  localClock,
  meanAyanamsa,
  resolveCivilTime,
  type DayNotice,
  type JulianDay,
  type LocalClock,
  type ResolvedTime,
} from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language, PanchangMonthQuery, PanchangQuery, Settings } from '@jyoti/contract';
import { fieldError } from '../../http/errors/app-error.ts';
import { sentence } from '../../http/errors/sentences.ts';
import { dateSkipped } from '../../http/errors/date-skipped.ts';
import { clockSettings, type TimezoneAt } from './cast.ts';
import { degrees } from './instants.ts';

type Where = Pick<
  PanchangQuery & PanchangMonthQuery,
  'latitude' | 'longitude' | 'timezone' | 'ayanamsa' | 'node' | 'sunrise'
>;

/**
 * The clock of a civil time at a place: local mean time before the first standard time of the zone.
 * @throws AppError 400 on `time` if a clock change skipped it
 */
export function clockOf(
  civil: { date: string; time: string; timeZone: string },
  longitude: number,
  latitude?: number,
): LocalClock {
  return orSkipped(civil, () => localClock(civil, longitude, latitude));
}

/**
 * The clock of a query on a day: that of the given zone, or of the zone of its coordinates.
 * @throws AppError 400 on `field` if the zone left that day out
 */
export function clockOfDay(
  where: Pick<Where, 'latitude' | 'longitude' | 'timezone'>,
  date: string,
  timezoneAt: TimezoneAt,
  field = 'date',
): LocalClock {
  const { latitude, longitude } = where;
  const timeZone = where.timezone ?? timezoneAt(latitude, longitude);
  // Noon, because no clock change skips it.
  const civil = { date, time: '12:00:00', timeZone };
  return orSkipped(
    civil,
    () => {
      resolveCivilTime(civil);
      return localClock(civil, longitude);
    },
    field,
  );
}

/** The instant of a query. @throws AppError 400 on `time` if a clock change skipped it */
export function instantOf(
  { date, time }: Pick<PanchangQuery, 'date' | 'time'>,
  timeZone: string,
): ResolvedTime {
  return orSkipped({ date, timeZone }, () => resolveCivilTime({ date, time, timeZone }));
}

function orSkipped<Result>(
  { date, timeZone }: { date: string; timeZone: string },
  resolve: () => Result,
  field = 'date',
): Result {
  try {
    return resolve();
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error;
    if (error.code === 'date_skipped') throw dateSkipped(field, date, timeZone);
    if (error.code !== 'time_skipped') throw error;
    throw fieldError(400, 'invalid_input', 'time', sentence('timeSkipped'));
  }
}

/** The settings of an almanac that the engine takes from a query. */
export const almanacChoice = ({ ayanamsa, sunrise }: Pick<Where, 'ayanamsa' | 'sunrise'>) => ({
  ayanamsa,
  sunrise,
});

/** The settings of an almanac at an instant. */
export function almanacSettingsOf(where: Where, clock: LocalClock, jdUt: JulianDay): Settings {
  const jdTt = jdUt + deltaT(jdUt) / 86_400;
  return {
    ayanamsa: where.ayanamsa,
    ayanamsa_degrees: degrees(meanAyanamsa(where.ayanamsa, jdTt)),
    node: where.node,
    house_system: 'whole_sign',
    year_days: DEFAULT_SETTINGS.yearDays,
    sunrise: where.sunrise,
    ...clockSettings(clock, {
      jdUt,
      offsetMinutes: civilFromJulianDay(jdUt, clock.timeZone).offsetMinutes,
    }),
  };
}

/** Notices about the clock of an almanac. */
export function clockNotices(
  { isLocalMeanTime, timeZone, zone }: LocalClock,
  language: Language,
): string[] {
  if (isLocalMeanTime) return [notice('almanacLocalMeanTime', language, { used: timeZone })];
  return zone === undefined ? [] : [notice('almanacStandardInWar', language, { used: timeZone })];
}

/** Notices about days without a sunrise or a sunset. */
export function dayNotices(codes: readonly DayNotice[], language: Language): string[] {
  if (codes.includes('sun_up_all_day')) return [notice('dayMidnightSun', language)];
  if (codes.includes('no_sunrise')) return [notice('dayNoSunrise', language)];
  const unset = codes.includes('no_sunset') || codes.includes('no_next_sunrise');
  return unset ? [notice('dayNoSunset', language)] : [];
}
