import * as v from 'valibot';
import { genders } from './choices.ts';
import {
  birthDateField,
  birthTimeField,
  latitudeField,
  longitudeField,
  nameField,
  placeNameField,
  timezoneField,
} from './fields.ts';
import { say } from './messages.ts';

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

/** The place that is chosen in a form: the kit's value, with the zone's name of the API. */
export const chosenPlace = v.pipe(
  v.nullish(
    v.custom<object>((value) => typeof value === 'object'),
    null,
  ),
  v.transform(
    (place) => place && { ...place, timezone: 'timeZone' in place ? place.timeZone : undefined },
  ),
  birthPlaceSchema,
);

interface FormValue {
  timeUnknown?: boolean;
}

/**
 * A birth as the kit's form has it: date `YYYY-MM-DD`, time `HH:mm:ss` and place are null while they are empty.
 * @returns the birth of a kundli request
 */
function birthFormOf<Gender extends v.GenericSchema<unknown, Birth['gender']>>(gender: Gender) {
  return v.pipe(
    v.custom<FormValue>((value) => typeof value === 'object' && value !== null),
    v.transform(({ timeUnknown, ...form }) =>
      atNoonWhereUnknown(timeUnknown ? { ...form, time_unknown: true } : form),
    ),
    v.object({
      ...birthSchema.entries,
      gender,
      place: chosenPlace,
      time_unknown: v.optional(v.literal(true)),
    }),
  );
}

/** A form that asks for the gender. */
export const birthForm = birthFormOf(
  v.pipe(v.nullish(v.string(), ''), v.picklist(genders, say('genderRequired'))),
);

/** A form that does not: of a match, of a chart in the workspace. */
export const birthFormWithoutGender = birthFormOf(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
);
