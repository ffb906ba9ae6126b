import * as v from 'valibot';
import { isIsoDateForm, isRealDate, withSeconds } from './calendar.ts';
import { birthYears, clockTime, decimal, timezoneField } from './fields.ts';
import { say, sayAbsent } from './messages.ts';
import { calculationOptions } from './settings.ts';

/** Degrees, north positive. */
export const latitudeField = v.pipe(
  decimal('latitudeRequired'),
  v.number(say('latitudeRange')),
  v.minValue(-90, say('latitudeRange')),
  v.maxValue(90, say('latitudeRange')),
);
/** Degrees, east positive. */
export const longitudeField = v.pipe(
  decimal('longitudeRequired'),
  v.number(say('longitudeRange')),
  v.minValue(-180, say('longitudeRange')),
  v.maxValue(180, say('longitudeRange')),
);

function inAlmanacYears(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  return year >= birthYears.first && year <= birthYears.last;
}

/** `YYYY-MM-DD`: a real day, 1800 to 2200. */
export const almanacDateField = v.pipe(
  v.string(sayAbsent('dateRequired', 'valueNotText')),
  v.trim(),
  v.nonEmpty(say('dateRequired')),
  v.check(isIsoDateForm, say('dateFormatIso')),
  v.check(isRealDate, say('dateUnreal')),
  v.check(inAlmanacYears, say('almanacYears')),
);

const where = {
  latitude: v.optional(latitudeField, ''),
  longitude: v.optional(longitudeField, ''),
  /** Derived from the coordinates where it is not given. */
  timezone: v.optional(
    // An unencoded plus of `+05:30` arrives as a space.
    v.pipe(
      v.string(say('timezoneUnknown')),
      v.transform((text) => text.replace(/^ (?=\d)/, '+')),
      timezoneField,
    ),
  ),
  ayanamsa: calculationOptions.ayanamsa,
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
      v.regex(clockTime, say('timeFormat')),
      v.transform(withSeconds),
    ),
    '',
  ),
  ...where,
});
export type PanchangQuery = v.InferOutput<typeof panchangQuerySchema>;
export type PanchangInput = v.InferInput<typeof panchangQuerySchema>;

/** A whole number of a query. */
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

/** Query of GET /api/panchang/month. */
export const panchangMonthQuerySchema = v.object({
  year: whole(birthYears.first, birthYears.last, 'almanacYears'),
  month: whole(1, 12, 'monthRange'),
  ...where,
});
export type PanchangMonthQuery = v.InferOutput<typeof panchangMonthQuerySchema>;
export type PanchangMonthInput = v.InferInput<typeof panchangMonthQuerySchema>;
