import {
  castChart,
  isMergedZone,
  JyotishError,
  type Birth as EngineBirth,
  type Chart,
  type JulianDay,
  type JyotishErrorCode,
  type LocalClock,
  type ResolvedTime,
} from '@jyoti/jyotish';
import {
  chosenSchools,
  type BirthEcho,
  type KundliRequest,
  type Language,
  type Schools,
  type Settings,
} from '@jyoti/contract';
import { contractMessage, fieldError, type AppError } from '../../http/errors/app-error.ts';
import { sentence } from '../../http/errors/sentences.ts';
import { dateSkipped } from '../../http/errors/date-skipped.ts';
import { placeNameIn } from '../../places/place-name-in.ts';
import { offsetText } from './notices.ts';
import { degrees } from './instants.ts';

/** The parts of a request that determine a chart. */
export type ChartRequest = Pick<
  KundliRequest,
  'birth' | 'ayanamsa' | 'node' | 'year_days' | 'sunrise'
> &
  Partial<Pick<KundliRequest, 'node_dignity'>>;

/** Finds the time zone of a point. Coordinates in degrees. */
export type TimezoneAt = (latitude: number, longitude: number) => string;

/**
 * What is wrong with a moment, at its field.
 * @param at before the date and the time: empty, or the path of a birth with its dot
 * @param placeAt before the coordinates and the zone
 */
function momentError(
  code: JyotishErrorCode,
  { date, timeZone }: Pick<EngineBirth, 'date' | 'timeZone'>,
  at: string,
  placeAt: string,
): AppError {
  const about: Record<JyotishErrorCode, AppError> = {
    invalid_date: fieldError(400, 'invalid_input', `${at}date`, contractMessage('dateUnreal')),
    invalid_time: fieldError(400, 'invalid_input', `${at}time`, contractMessage('timeFormat')),
    time_skipped: fieldError(400, 'invalid_input', `${at}time`, sentence('timeSkipped')),
    date_skipped: dateSkipped(`${at}date`, date, timeZone),
    unknown_timezone: fieldError(
      400,
      'invalid_input',
      `${placeAt}timezone`,
      contractMessage('timezoneUnknown'),
    ),
    invalid_place: fieldError(
      400,
      'invalid_input',
      `${placeAt}latitude`,
      sentence('birthNotComputable'),
    ),
    out_of_range: fieldError(400, 'invalid_input', `${at}date`, sentence('birthNotComputable')),
  };
  return about[code];
}

/** A civil moment at a place, as requests name it. */
interface Moment {
  readonly date: string;
  readonly time: string;
  readonly fold?: 0 | 1 | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string | undefined;
}

/** A moment by the zone of its place. */
function engineBirth(moment: Moment, timezoneAt: TimezoneAt): EngineBirth {
  const { date, time, fold = 0, latitude, longitude, timezone } = moment;
  return {
    date,
    time,
    fold,
    timeZone: timezone ?? timezoneAt(latitude, longitude),
    latitude,
    longitude,
  };
}

/**
 * Casts the chart of a request.
 * @param at path of the birth in the request
 * @throws AppError 400 on the invalid field, for a time that a clock change skipped, a moment in the future,
 * or details without a possible chart
 */
export function castRequested(
  request: ChartRequest,
  timezoneAt: TimezoneAt,
  nowJdUt: JulianDay,
  at = 'birth',
): Chart {
  const chart = castOrThrow(request, timezoneAt, at);
  if (chart.time.jdUt > nowJdUt) {
    throw fieldError(400, 'invalid_input', `${at}.date`, sentence('birthInFuture'));
  }
  return chart;
}

function castOrThrow(request: ChartRequest, timezoneAt: TimezoneAt, at: string): Chart {
  const { date, time, fold, place } = request.birth;
  const birth = engineBirth({ date, time, fold, ...place }, timezoneAt);
  try {
    return castChart(birth, {
      ayanamsa: request.ayanamsa,
      node: request.node,
      sunrise: request.sunrise,
      yearDays: request.year_days,
      nodeDignity: request.node_dignity,
    });
  } catch (error) {
    throw error instanceof JyotishError
      ? momentError(error.code, birth, `${at}.`, `${at}.place.`)
      : error;
  }
}

/**
 * Casts the chart of a moment that is no birth, and so may be in the future.
 * @throws AppError 400 on the invalid field
 */
export function castMoment(
  request: Moment & Pick<KundliRequest, 'ayanamsa' | 'node' | 'sunrise'>,
  timezoneAt: TimezoneAt,
): Chart {
  const { ayanamsa, node, sunrise } = request;
  const birth = engineBirth(request, timezoneAt);
  try {
    return castChart(birth, { ayanamsa, node, sunrise });
  } catch (error) {
    throw error instanceof JyotishError ? momentError(error.code, birth, '', '') : error;
  }
}

/** What a response has of a clock at an instant. */
export function clockSettings(
  { timeZone, isLocalMeanTime, meanTimeOf, zone: requested, alternatives }: LocalClock,
  { jdUt, offsetMinutes }: Pick<ResolvedTime, 'jdUt' | 'offsetMinutes'>,
) {
  // A client formats instants by the zone, so it gets the offset where its own data may have another clock.
  const isMerged = isMergedZone(timeZone, jdUt);
  const zone = isMerged ? timeZone : requested;
  return {
    timezone: isMerged ? offsetText(offsetMinutes) : timeZone,
    utc_offset_minutes: offsetMinutes,
    ...(isLocalMeanTime && { local_mean_time: true as const }),
    ...(meanTimeOf !== undefined && { mean_time_of: meanTimeOf }),
    ...(zone !== undefined && { zone }),
    ...(alternatives && {
      other_clocks: alternatives.map(({ id, offset }) => ({ id, timezone: offset })),
    }),
  };
}

/**
 * The settings of a result, echoed in it.
 * @param request its choices on which schools differ, as far as it has any
 */
export function settingsOf(
  { settings, time, birth }: Chart,
  request: Partial<Schools> = {},
): Settings {
  const schools = chosenSchools(request);
  return {
    ayanamsa: settings.ayanamsa,
    ayanamsa_degrees: degrees(settings.ayanamsaDegrees),
    node: settings.node,
    house_system: settings.houseSystem,
    year_days: settings.yearDays,
    sunrise: settings.sunrise,
    ...clockSettings(birth, time),
    ...(Object.keys(schools).length > 0 ? { schools } : {}),
  };
}

/** The birth as interpreted, its place named in the language of the response. */
export function birthOf(
  { birth }: Pick<ChartRequest, 'birth'>,
  chart: Chart,
  language: Language,
): BirthEcho {
  const { latitude, longitude } = birth.place;
  const name = placeNameIn(birth.place.name, language);
  const { zone, timeZone } = chart.birth;
  return {
    name: birth.name,
    gender: birth.gender ?? null,
    date: birth.date,
    time: birth.time,
    // A time zone from the request is echoed, so that the echo can be used as a request.
    place: { name, latitude, longitude, timezone: birth.place.timezone ?? zone ?? timeZone },
    fold: birth.fold ?? 0,
    ...(birth.time_unknown ? { time_unknown: true as const } : {}),
  };
}
