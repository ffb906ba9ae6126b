import {
  birthFromForm,
  kundliFormSchema,
  matchingPersonSchema,
  type KundliBirth,
  type FieldMessages,
  type Validation,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { sentence, validate } from '../forms/validate.ts';
import { formValueOf } from './birth-details.ts';

/** Adds an error that a typed place must be chosen from the list, instead of "missing". */
export function withOpenPlace(fields: FieldMessages, { placeText }: BirthDetails): FieldMessages {
  return fields['birthPlace'] && placeText.trim() !== ''
    ? { ...fields, birthPlace: sentence('placeNotChosen') }
    : fields;
}

/** Validates the birth of a form with the contract: the birth, or the errors. */
export function checkedBirth(
  details: BirthDetails,
  { asksGender }: { asksGender: boolean },
): Validation<KundliBirth> {
  const form = formValueOf(details);
  const checked = asksGender
    ? validate(kundliFormSchema, form)
    : validate(matchingPersonSchema, form);
  return checked.ok
    ? {
        ok: true,
        value: {
          ...birthFromForm(checked.value),
          fold: details.fold,
          ...(details.timeUnknown && { time_unknown: true }),
        },
      }
    : { ok: false, fields: withOpenPlace(checked.fields, details) };
}
