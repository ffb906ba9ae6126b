import {
  gemstoneFormSchema,
  message as sentence,
  validate,
  type FieldMessages,
  type GemstoneForm,
  type User,
} from '@jyoti/contract';
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

type Checked = { ok: true; form: GemstoneForm } | { ok: false; errors: FieldMessages };

/** What the contract makes of a draft: a form to be sent, or all that is wrong with it. */
export function checkedDraft({ firstName, lastName, birth }: GemstoneDraft): Checked {
  const { hour, minute, second } = birth.time;
  const checked = validate(gemstoneFormSchema, {
    firstName,
    lastName,
    gender: birth.gender,
    birthDate: birth.date,
    birthTime: hour && minute ? `${hour}:${minute}:${second || '00'}` : '',
    birthPlace: birth.place && {
      name: birth.place.place_name,
      latitude: birth.place.latitude,
      longitude: birth.place.longitude,
      timezone: birth.place.timezone,
    },
  });
  if (checked.ok) return { ok: true, form: checked.value };
  const errors = Object.fromEntries(
    Object.entries(checked.fields).map(([field, said]) => [fieldOfForm(field), said]),
  );
  // A place that is typed and not chosen is not a place that is missing.
  if (errors.birthPlace && birth.placeText.trim() !== '') {
    errors.birthPlace = sentence('placeNotChosen');
  }
  return { ok: false, errors };
}
