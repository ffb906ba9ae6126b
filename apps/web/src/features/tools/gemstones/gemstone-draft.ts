import type { User } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import type { FieldNames } from '../../../platform/forms/field-names.ts';
import { detailsOfUser, fieldNamesOfBirth } from '../../birth/birth-details.ts';

/** The form's values. The birth needs no name. */
export interface GemstoneDraft {
  firstName: string;
  lastName: string;
  birth: BirthDetails;
}

export const emptyDraft: GemstoneDraft = { firstName: '', lastName: '', birth: noBirthDetails };

/** Initial values from the account. */
export function draftOf(user: User): GemstoneDraft {
  const { firstName, lastName } = user;
  return { firstName, lastName, birth: detailsOfUser(user, { needsTime: true }) };
}

/** Form fields by field of the form's schema and of the API's birth. */
export const gemstoneFieldNames: FieldNames = {
  ...fieldNamesOfBirth(),
  ...fieldNamesOfBirth('birth.'),
  'birth.name': 'firstName',
};
