import { message as sentence, partners, prefixOf, type FieldMessages } from '@jyoti/contract';
import { byFormField, type FieldNames } from '../forms/field-names.ts';
import { fieldNamesOfBirth } from '../tool/birth-details.ts';
import type { MatchingFormWords } from './words.en.ts';

type Asked = keyof MatchingFormWords['required']['boy'];

/** The contract's sentence where an answer is missing, by the field of the form. */
const missing: Readonly<Record<Asked, string>> = {
  name: sentence('nameRequired'),
  dob: sentence('dateOfBirthRequired'),
  time: sentence('timeOfBirthRequired'),
  birthPlace: sentence('birthPlaceRequired'),
};

/** The form's fields by the API's: `girl.birthPlace` for `girl.place.latitude`. */
export const pairFieldNames: FieldNames = Object.assign(
  {},
  ...partners.map((partner) => fieldNamesOfBirth(prefixOf(partner), prefixOf(partner))),
);

/** The sentences of both, each in words that say whose answer it is about. */
export function tellWhose(fields: FieldMessages, words: MatchingFormWords): FieldMessages {
  return Object.fromEntries(
    Object.entries(byFormField(fields, pairFieldNames)).map(([field, said]) => {
      const [who, asked = ''] = field.split('.');
      const partner = partners.find((each) => each === who);
      if (!partner) return [field, said];
      const isMissing = missing[asked as Asked] === said;
      return [
        field,
        isMissing ? words.required[partner][asked as Asked] : words.about[partner](said),
      ];
    }),
  );
}
