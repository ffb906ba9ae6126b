import * as v from 'valibot';
import { say } from './messages.ts';
import { latitudeField, longitudeField } from './panchang-request.ts';

/** The years of life that have an annual chart. */
export const yearsOfLife = { first: 1, last: 120 } as const;

/** 1 for the year that begins at birth. */
export const yearOfLifeField = v.pipe(
  v.number(say('valueNotNumber')),
  v.integer(say('yearOfLifeRange')),
  v.minValue(yearsOfLife.first, say('yearOfLifeRange')),
  v.maxValue(yearsOfLife.last, say('yearOfLifeRange')),
);

/** Where the chart of a year is cast instead of at the birth place: where the person lives when the year begins. */
export const yearPlaceSchema = v.object(
  {
    /** Repeated in the response. */
    name: v.optional(
      v.pipe(v.string(say('valueNotText')), v.trim(), v.maxLength(200, say('valueInvalid'))),
      '',
    ),
    latitude: v.optional(latitudeField, ''),
    longitude: v.optional(longitudeField, ''),
  },
  say('valueInvalid'),
);
export type YearPlace = v.InferOutput<typeof yearPlaceSchema>;
