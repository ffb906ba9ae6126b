import {
  message as sentence,
  typedBirthDateField,
  validate,
  type FieldMessages,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { birthFieldNames } from './birth-data.ts';

/**
 * Sentences about the birth in the words of a form: it asks for dd/mm/yyyy and for a place of the list, whatever the
 * API asks for.
 * @param found what the contract says of the same birth
 */
export function birthSentences(details: BirthDetails, found: FieldMessages): FieldMessages {
  const typed = validate(typedBirthDateField, details.date);
  return {
    ...(found[birthFieldNames.place] &&
      details.placeText.trim() !== '' && { [birthFieldNames.place]: sentence('placeNotChosen') }),
    ...(!typed.ok && { [birthFieldNames.date]: typed.fields[''] ?? '' }),
  };
}
