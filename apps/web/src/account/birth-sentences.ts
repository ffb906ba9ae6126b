import { dayMonthYearFromIso, typedBirthDateField, type FieldMessages } from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { sentence, validate } from '../forms/validate.ts';
import { birthFieldNames } from './birth-data.ts';

/**
 * Sentences about the birth in the words of a form, which has one field for the date and one for
 * the place, however the API splits them.
 * @param found the contract's validation errors for the same birth
 */
export function birthSentences(details: BirthDetails, found: FieldMessages): FieldMessages {
  const typed = validate(
    typedBirthDateField,
    details.date === null ? '' : dayMonthYearFromIso(details.date),
  );
  return {
    ...(found[birthFieldNames.place] &&
      details.placeText.trim() !== '' && { [birthFieldNames.place]: sentence('placeNotChosen') }),
    ...(!typed.ok && { [birthFieldNames.date]: typed.fields[''] ?? '' }),
  };
}
