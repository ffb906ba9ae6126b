import { message as sentence, partners, prefixOf, type FieldMessages } from '@jyoti/contract';
import { byFormField } from '../forms/field-names.ts';
import { pairFieldNames } from './pair-problems.ts';
import type { MatchingFormWords } from './words.en.ts';

type Required = MatchingFormWords['required'];
type RequiredField = keyof Required['boy'];

/** The contract's sentence for a missing value, by form field. */
const missing: Readonly<Record<RequiredField, string>> = {
  name: sentence('nameRequired'),
  dob: sentence('dateOfBirthRequired'),
  time: sentence('timeOfBirthRequired'),
  birthPlace: sentence('birthPlaceRequired'),
};

/**
 * Errors by form field, with the form's own words for missing values. Loads the contract's
 * sentences.
 */
export function tellMissing(fields: FieldMessages, required: Required): FieldMessages {
  return Object.fromEntries(
    Object.entries(byFormField(fields, pairFieldNames)).map(([field, message]) => {
      const partner = partners.find((each) => field.startsWith(prefixOf(each)));
      const fieldName = field.split('.')[1] as RequiredField;
      return [
        field,
        partner && missing[fieldName] === message ? required[partner][fieldName] : message,
      ];
    }),
  );
}
