import {
  birthForm,
  birthFormWithoutGender,
  type KundliBirth,
  type FieldMessages,
  type Validation,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { sentence, validate } from '../../platform/forms/validate.ts';

/**
 * Says of a typed place that it must be chosen from the list, instead of that it is missing.
 * @param field the name of the place field
 */
export function withOpenPlace(
  fields: FieldMessages,
  { placeText }: BirthDetails,
  field = 'place',
): FieldMessages {
  return fields[field] && placeText.trim() !== ''
    ? { ...fields, [field]: sentence('placeNotChosen') }
    : fields;
}

/** Validates the birth of a form with the contract: the birth of a request, or the errors. */
export function checkedBirth(
  details: BirthDetails,
  { asksGender }: { asksGender: boolean },
): Validation<KundliBirth> {
  const checked = validate(asksGender ? birthForm : birthFormWithoutGender, details);
  return checked.ok ? checked : { ok: false, fields: withOpenPlace(checked.fields, details) };
}
