import {
  birthFromForm,
  kundliFormSchema,
  matchingPersonSchema,
  message as sentence,
  validate,
  type KundliBirth,
  type FieldMessages,
  type Validation,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { formValueOf } from './birth-details.ts';

/** Says of a place that was typed and not chosen that it must be chosen, not that it is missing. */
export function withOpenPlace(fields: FieldMessages, { placeText }: BirthDetails): FieldMessages {
  return fields['birthPlace'] && placeText.trim() !== ''
    ? { ...fields, birthPlace: sentence('placeNotChosen') }
    : fields;
}

/** The birth that a form describes, or what the contract finds wrong with it. */
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
