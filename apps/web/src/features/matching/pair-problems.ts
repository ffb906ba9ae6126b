import { partners, prefixOf, type FieldMessages } from '@jyoti/contract';
import { byFormField, type FieldNames } from '../../platform/forms/field-names.ts';
import { fieldNamesOfBirth } from '../birth/birth-details.ts';
import type { MatchingFormMessages } from '../../messages.generated/matching-form.ts';

/** Form fields by API field: `girl.place` for `girl.place.latitude`. */
export const pairFieldNames: FieldNames = Object.assign(
  {},
  ...partners.map((partner) => fieldNamesOfBirth(prefixOf(partner), prefixOf(partner))),
);

/** The errors of both, each naming the person. */
export function tellWhose(fields: FieldMessages, words: MatchingFormMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(byFormField(fields, pairFieldNames)).map(([field, message]) => {
      const partner = partners.find((each) => field.startsWith(prefixOf(each)));
      const namesPerson = !partner || Object.values(words.required[partner]).includes(message);
      return [field, namesPerson ? message : words.about[partner]({ sentence: message })];
    }),
  );
}
