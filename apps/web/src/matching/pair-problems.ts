import {
  birthFromForm,
  matchingPersonSchema,
  message as sentence,
  validate,
  type Birth,
  type FieldMessages,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { fieldOfBirth, formValueOf } from '../tool/birth-details.ts';
import { problemsOf } from '../tool/birth-problems.ts';
import { partners, type Partner } from './pair-in-url.ts';
import type { MatchingFormWords } from './words.en.ts';

export type PairDetails = Readonly<Record<Partner, BirthDetails>>;

type Asked = keyof MatchingFormWords['required'][Partner];

/** The contract's sentence where an answer is missing, by the field of the form. */
const missing: Readonly<Record<Asked, string>> = {
  name: sentence('nameRequired'),
  dob: sentence('dateOfBirthRequired'),
  time: sentence('timeOfBirthRequired'),
  birthPlace: sentence('birthPlaceRequired'),
};

/** The field of the form for a field of the API: `girl.place.latitude` stands at `girl.birthPlace`. */
export function formField(field: string): string {
  const [partner, ...rest] = field.split('.');
  return rest.length === 0 ? field : `${partner}.${fieldOfBirth(rest.join('.'))}`;
}

/** The sentences of both, each in words that say whose answer it is about. */
export function tellWhose(fields: FieldMessages, words: MatchingFormWords): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => {
      const [who, asked = ''] = formField(field).split('.');
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

/** Both births of a form, or all that is wrong with either, by the fields' names. */
export function checkedPair(
  pair: PairDetails,
): { births: Record<Partner, Birth> } | { fields: FieldMessages } {
  const found: [string, string][] = [];
  const births: [Partner, Birth][] = [];
  for (const partner of partners) {
    const checked = validate(matchingPersonSchema, formValueOf(pair[partner]));
    if (checked.ok) {
      births.push([partner, birthFromForm(checked.value)]);
    } else {
      for (const [field, said] of Object.entries(problemsOf(checked.fields, pair[partner]))) {
        found.push([`${partner}.${field}`, said]);
      }
    }
  }
  return found.length > 0
    ? { fields: Object.fromEntries(found) }
    : { births: Object.fromEntries(births) as Record<Partner, Birth> };
}
