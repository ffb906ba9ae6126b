import type { User } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { detailsOfUser, fieldOfBirth } from '../../tool/birth-details.ts';

/** What stands in the form; of the birth its name is not asked. */
export interface GemstoneDraft {
  firstName: string;
  lastName: string;
  birth: BirthDetails;
}

export const emptyDraft: GemstoneDraft = { firstName: '', lastName: '', birth: noBirthDetails };

/** What the account knows. */
export function draftOf(user: User): GemstoneDraft {
  return { firstName: user.firstName, lastName: user.lastName, birth: detailsOfUser(user) };
}

/** Under which name a field of the contract's form, or of the API's birth, stands in this form. */
export function fieldOfForm(field: string): string {
  const part = field.replace(/^birth\./, '');
  if (part === 'name') return 'firstName';
  if (part === 'birthDate') return 'dob';
  return part === 'birthTime' ? 'time' : fieldOfBirth(part);
}
