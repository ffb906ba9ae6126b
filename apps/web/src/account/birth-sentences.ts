import {
  dayMonthYearFromIso,
  message as sentence,
  typedBirthDateField,
  validate,
  type FieldMessages,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { birthFieldNames } from './birth-data.ts';

/**
 * Sentences about the birth in the words of a form: it asks for a date and for a place of the list, whatever form
 * the API asks for them in.
 * @param found what the contract says of the same birth
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
