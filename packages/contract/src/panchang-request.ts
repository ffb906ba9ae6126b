import * as v from 'valibot';
import { almanacLists, almanacRegions } from './almanac-lists.ts';
import { clockTime, isIsoDateForm, isRealDate, withSeconds } from './calendar.ts';
import { birthYears, daysBetween } from './computed-dates.ts';
import { decimal, timezoneField } from './fields.ts';
import { languages } from '@jyoti/language';
import { say, sayAbsent } from './messages.ts';
import { atSunrise } from './panchang-in-url.ts';
import { calculationOptions, namedAyanamsaOption } from './settings.ts';

/** Maximum days of a calendar file: a year, and some of the next. */
export const longestCalendar = 400;

export const latitudeField = v.pipe(
  decimal('latitudeRequired'),
  v.number(say('latitudeRange')),
  v.minValue(-90, say('latitudeRange')),
  v.maxValue(90, say('latitudeRange')),
  v.description('Degrees, north positive.'),
);
export const longitudeField = v.pipe(
  decimal('longitudeRequired'),
  v.number(say('longitudeRange')),
  v.minValue(-180, say('longitudeRange')),
  v.maxValue(180, say('longitudeRange')),
  v.description('Degrees, east positive.'),
);

function inAlmanacYears(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  return year >= birthYears.first && year <= birthYears.last;
}

export const almanacDateField = v.pipe(
  v.string(sayAbsent('dateRequired', 'valueNotText')),
  v.trim(),
  v.nonEmpty(say('dateRequired')),
  v.check(isIsoDateForm, say('dateFormatIso')),
  v.check(isRealDate, say('dateUnreal')),
  v.check(inAlmanacYears, say('almanacYears')),
  v.description('`YYYY-MM-DD`: a real day, 1800 to 2200.'),
);

/** Where an almanac is calculated, and how. */
export const almanacWhere = {
  latitude: v.optional(latitudeField, ''),
  longitude: v.optional(longitudeField, ''),
  timezone: v.optional(
    // An unencoded `+` in `+05:30` is decoded as a space.
    v.pipe(
      v.string(say('timezoneUnknown')),
      v.transform((text) => text.replace(/^ (?=\d)/, '+')),
      timezoneField,
    ),
  ),
  ayanamsa: namedAyanamsaOption,
  node: calculationOptions.node,
  sunrise: calculationOptions.sunrise,
};

/** Query of GET /api/panchang. */
export const panchangQuerySchema = v.object({
  date: v.optional(almanacDateField, ''),
  time: v.optional(
    v.pipe(
      v.string(sayAbsent('timeRequired', 'valueNotText')),
      v.trim(),
      v.nonEmpty(say('timeRequired')),
      v.check((time) => time === atSunrise || clockTime.test(time), say('timeFormat')),
      v.transform((time) => (time === atSunrise ? time : withSeconds(time))),
      v.description('By the clocks of the place; `sunrise` for the start of the day.'),
    ),
    '',
  ),
  day: v.optional(
    v.pipe(
      v.picklist(['date', 'time'], say('choiceUnknown')),
      v.description(
        '`date`: the day that begins with the sunrise of the date; `time`: the one that runs at the time, before sunrise the previous one.',
      ),
    ),
    'date',
  ),
  ...almanacWhere,
});
export type PanchangQuery = v.InferOutput<typeof panchangQuerySchema>;
/** An integer in a query. */
function whole(from: number, to: number, key: 'almanacYears' | 'monthRange') {
  return v.optional(
    v.pipe(
      v.union(
        [v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), v.number()],
        say(key),
      ),
      v.integer(say(key)),
      v.minValue(from, say(key)),
      v.maxValue(to, say(key)),
    ),
    '',
  );
}

/** Only the festivals of all of India and of this region. */
const region = v.optional(v.picklist(almanacRegions, say('choiceUnknown')));

/** Query of GET /api/reports/panchang/more. */
export const panchangMoreReportQuerySchema = v.object({
  date: v.optional(almanacDateField, ''),
  ...almanacWhere,
});
export type PanchangMoreReportQuery = v.InferOutput<typeof panchangMoreReportQuerySchema>;

/** Query of GET /api/panchang/month. */
export const panchangMonthQuerySchema = v.object({
  year: whole(birthYears.first, birthYears.last, 'almanacYears'),
  month: whole(1, 12, 'monthRange'),
  region,
  ...almanacWhere,
});
export type PanchangMonthQuery = v.InferOutput<typeof panchangMonthQuerySchema>;
/** Query of GET /api/reports/festivals. */
export const festivalsQuerySchema = v.object({
  year: whole(birthYears.first, birthYears.last, 'almanacYears'),
  region,
  ...almanacWhere,
});
export type FestivalsQuery = v.InferOutput<typeof festivalsQuerySchema>;
/**
 * Query of GET /api/panchang/festivals.ics. Without `from` and `to` it is a feed to subscribe to: from a
 * month ago to thirteen months ahead.
 */
export const festivalCalendarQuerySchema = v.pipe(
  v.object({
    from: v.optional(almanacDateField),
    to: v.optional(almanacDateField),
    latitude: almanacWhere.latitude,
    longitude: almanacWhere.longitude,
    /** Name of the place in the calendar. */
    place: v.optional(
      v.pipe(v.string(say('valueNotText')), v.trim(), v.maxLength(120, say('valueInvalid'))),
      '',
    ),
    timezone: almanacWhere.timezone,
    sunrise: almanacWhere.sunrise,
    region,
    list: v.optional(v.picklist(almanacLists, say('choiceUnknown')), 'all'),
    /** Language of the entries, because a calendar program sends no `Accept-Language`. */
    lang: v.optional(v.picklist(languages, say('choiceUnknown')), 'en'),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => (from === undefined) === (to === undefined),
      say('calendarBothDates'),
    ),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => !(daysBetween(from, to) < 0),
      say('endBeforeStart'),
    ),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => !(daysBetween(from, to) > longestCalendar),
      say('calendarRange'),
    ),
    ['to'],
  ),
);
export type FestivalCalendarQuery = v.InferOutput<typeof festivalCalendarQuerySchema>;
