import {
  birthFromGemstoneForm,
  gemstoneFormSchema,
  message as sentence,
  validate,
  type Birth,
  type FieldMessages,
} from '@jyoti/contract';
import { fieldOfForm, type GemstoneDraft } from './gemstone-draft.ts';

type Checked = { birth: Birth } | { errors: FieldMessages };

/** What the contract makes of a draft: a birth to be sent, or all that is wrong with it. */
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
  if (checked.ok) return { birth: birthFromGemstoneForm(checked.value) };
  const errors = Object.fromEntries(
    Object.entries(checked.fields).map(([field, said]) => [fieldOfForm(field), said]),
  );
  // A place that is typed and not chosen is not a place that is missing.
  if (errors.birthPlace && birth.placeText.trim() !== '') {
    errors.birthPlace = sentence('placeNotChosen');
  }
  return { errors };
}
