import { almanacSky, type LocalClock } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import { requestedDay, requestedMonth, type AlmanacSetting } from '@jyoti/reports';
import {
  atSunrise,
  type Language,
  type PanchangMonthQuery,
  type PanchangMoreReportQuery,
  type PanchangQuery,
} from '@jyoti/contract';
import type { TimezoneAt } from './cast.ts';
import { monthsOf, regional } from './regional.ts';
import {
  almanacChoice,
  almanacSettingsOf,
  clockNotices,
  clockOfDay,
  dayNotices,
  instantOf,
} from './where.ts';

type Where = Pick<PanchangQuery, 'latitude' | 'longitude' | 'ayanamsa' | 'sunrise'>;

const settingOf = (query: Where, { timeZone }: LocalClock): AlmanacSetting => ({
  ...almanacChoice(query),
  place: { latitude: query.latitude, longitude: query.longitude },
  timeZone,
});

/** The day of a query. @throws AppError 400 for a date or a local time that a clock change skipped */
export function dayOfQuery(query: PanchangQuery, timezoneAt: TimezoneAt, language: Language) {
  const { date, time } = query;
  const clock = clockOfDay(query, date, timezoneAt);
  const setting = settingOf(query, clock);
  const isAtSunrise = time === atSunrise;
  const at = isAtSunrise ? null : instantOf({ date, time }, clock.timeZone);
  const requested = requestedDay({ date, at, isOfTime: query.day === 'time' }, setting);
  const { day, read } = requested;
  return {
    requested,
    setting,
    isAtSunrise,
    settings: almanacSettingsOf(query, clock, read.jdUt),
    notices: [
      ...clockNotices(clock, language),
      ...(read.ambiguous ? [notice('timeTwiceFirst', language)] : []),
      ...dayNotices(day.notices, language),
    ],
  };
}

/** The day of a query without a time. @throws AppError 400 for a date that a clock change skipped */
export function wholeDayOfQuery(
  query: PanchangMoreReportQuery,
  timezoneAt: TimezoneAt,
  language: Language,
) {
  const whole = { ...query, time: atSunrise, day: 'date' } as const;
  const { requested, ...rest } = dayOfQuery(whole, timezoneAt, language);
  return { ...rest, day: requested.day, sky: requested.sky };
}

/** The month of a query, with the observances of its region. */
export function monthOfQuery(
  query: PanchangMonthQuery,
  timezoneAt: TimezoneAt,
  language: Language,
) {
  const { year, month, region } = query;
  const clock = clockOfDay(query, `${year}-${String(month).padStart(2, '0')}-01`, timezoneAt);
  const setting = settingOf(query, clock);
  const requested = requestedMonth(query, setting, almanacSky(query.ayanamsa));
  const { days, observances } = requested;
  return {
    ...requested,
    observances: regional(observances, region),
    setting,
    year,
    month,
    months: monthsOf(region),
    settings: almanacSettingsOf(query, clock, days[0]?.civilDay.startJdUt ?? 0),
    notices: [
      ...clockNotices(clock, language),
      ...dayNotices([...new Set(days.flatMap(({ notices }) => notices))], language),
    ],
  };
}
