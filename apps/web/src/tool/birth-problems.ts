import { message as sentence, type FieldMessages } from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { fieldOfBirth } from './birth-details.ts';

/** What the contract finds wrong with details, under the names of the form's fields. */
export function problemsOf(fields: FieldMessages, details: BirthDetails): FieldMessages {
  // The first sentence of a field is the one that counts, also where several parts make one field.
  const found = Object.fromEntries(
    Object.entries(fields)
      .toReversed()
      .map(([field, said]) => [fieldOfBirth(field), said]),
  );
  return found.birthPlace && details.placeText.trim() !== ''
    ? { ...found, birthPlace: sentence('placeNotChosen') }
    : found;
}
