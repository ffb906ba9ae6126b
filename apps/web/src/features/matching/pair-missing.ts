import { partners, prefixOf, type FieldMessages, type MessageKey } from '@jyoti/contract';
import { byFormField } from '../../platform/forms/field-names.ts';
import { sentence } from '../../platform/forms/validate.ts';
import { pairFieldNames } from './pair-problems.ts';
import type { MatchingFormMessages } from '../../messages.generated/matching-form.ts';

type Required = MatchingFormMessages['required'];
type RequiredField = keyof Required['boy'];

/** The contract's message for a missing value, by form field. */
const missing: Readonly<Record<RequiredField, MessageKey>> = {
  name: 'nameRequired',
  date: 'dateOfBirthRequired',
  time: 'timeOfBirthRequired',
  place: 'birthPlaceRequired',
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
        partner && fieldName in missing && sentence(missing[fieldName]) === message
          ? required[partner][fieldName]
          : message,
      ];
    }),
  );
}
