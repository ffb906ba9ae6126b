import * as v from 'valibot';
import { genders } from './choices.ts';
import { isoFromDayMonthYear } from './calendar.ts';
import {
  birthDateField,
  birthTimeField,
  latitudeField,
  longitudeField,
  nameField,
  placeNameField,
  timezoneField,
  typedBirthDateField,
} from './fields.ts';
import { say, sayAbsent } from './messages.ts';

/** A place with the data for a calculation. Without `timezone` the server derives it from the coordinates. */
export const birthPlaceSchema = v.object(
  {
    name: placeNameField,
    latitude: v.optional(latitudeField, ''),
    longitude: v.optional(longitudeField, ''),
    timezone: v.optional(timezoneField),
  },
  say('birthPlaceRequired'),
);
export type BirthPlace = v.InferOutput<typeof birthPlaceSchema>;

/** A birth as input of calculations: a local date, time and place, never an instant. */
export const birthSchema = v.object(
  {
    name: nameField,
    gender: v.optional(v.nullable(v.picklist(genders, say('choiceUnknown')))),
    date: birthDateField,
    time: birthTimeField,
    place: v.optional(birthPlaceSchema, {}),
    fold: v.optional(
      v.pipe(
        v.picklist([0, 1], say('choiceUnknown')),
        v.description(
          'Of two equal clock times after a clock was set back: 0 the first, 1 the second.',
        ),
      ),
    ),
  },
  say('valueInvalid'),
);
export type Birth = v.InferOutput<typeof birthSchema>;

/** The clock time at which a birth without one is cast: the middle of its day. */
const NOON = '12:00:00';

function atNoonWhereUnknown<Input>(input: Input): Input {
  const isUnknown =
    typeof input === 'object' &&
    input !== null &&
    'time_unknown' in input &&
    input.time_unknown === true;
  return isUnknown ? { ...input, time: NOON, fold: 0 } : input;
}

/** The birth of a kundli request. With `time_unknown` its `time` is ignored and noon is used. */
export const kundliBirthSchema = v.pipe(
  v.custom<v.InferInput<typeof birthSchema> & { time_unknown?: boolean | undefined }>(() => true),
  v.transform(atNoonWhereUnknown),
  v.object(
    { ...birthSchema.entries, time_unknown: v.optional(v.boolean(say('valueInvalid'))) },
    say('valueInvalid'),
  ),
);
export type KundliBirth = v.InferOutput<typeof kundliBirthSchema>;

function twoDigits(from: number, to: number) {
  return v.optional(
    v.pipe(
      v.string(sayAbsent('timeOfBirthRequired', 'valueNotText')),
      v.trim(),
      v.nonEmpty(say('timeOfBirthRequired')),
      v.check(
        (text) => /^\d{2}$/.test(text) && Number(text) >= from && Number(text) <= to,
        say('timeFormat'),
      ),
    ),
    '',
  );
}

/** The kundli form as it is on the page: date `dd/mm/yyyy`, three selects, a chosen place. */
export const kundliFormSchema = v.object({
  name: nameField,
  gender: v.pipe(v.optional(v.string(), ''), v.picklist(genders, say('genderRequired'))),
  dob: typedBirthDateField,
  hour: twoDigits(0, 23),
  minute: twoDigits(0, 59),
  second: v.optional(
    v.pipe(
      v.string(say('timeFormat')),
      v.transform((text) => text.trim() || '00'),
      v.regex(/^[0-5]\d$/, say('timeFormat')),
    ),
    '00',
  ),
  /** The place chosen from the search; `null` while none is chosen. */
  birthPlace: v.pipe(v.optional(v.unknown(), null), birthPlaceSchema),
});
export type KundliForm = v.InferOutput<typeof kundliFormSchema>;

/** One of the two people of the matching form: the fields of the kundli form, except the gender. */
export const matchingPersonSchema = v.omit(kundliFormSchema, ['gender']);
export type MatchingPerson = v.InferOutput<typeof matchingPersonSchema>;

/** The birth of a validated form. */
export function birthFromForm(form: MatchingPerson & Partial<Pick<KundliForm, 'gender'>>): Birth {
  return {
    name: form.name,
    gender: form.gender ?? null,
    date: isoFromDayMonthYear(form.dob) ?? form.dob,
    time: `${form.hour}:${form.minute}:${form.second}`,
    place: form.birthPlace,
  };
}
