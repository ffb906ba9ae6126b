import {
  birthFromGemstoneForm,
  dayMonthYearFromIso,
  gemstoneFormSchema,
  type Birth,
  type Validation,
} from '@jyoti/contract';
import { validate } from '../../forms/validate.ts';
import { withOpenPlace } from '../../tool/birth-check.ts';
import type { GemstoneDraft } from './gemstone-draft.ts';

/** Validates a draft with the contract: the request data, or all errors. */
export function checkedDraft({
  firstName,
  lastName,
  birth,
}: GemstoneDraft): Validation<{ birth: Birth }> {
  const checked = validate(gemstoneFormSchema, {
    firstName,
    lastName,
    gender: birth.gender ?? '',
    birthDate: birth.date === null ? '' : dayMonthYearFromIso(birth.date),
    birthTime: birth.time ?? '',
    birthPlace: birth.place && {
      name: birth.place.name,
      latitude: birth.place.latitude,
      longitude: birth.place.longitude,
      timezone: birth.place.timeZone,
    },
  });
  return checked.ok
    ? { ok: true, value: { birth: { ...birthFromGemstoneForm(checked.value), fold: birth.fold } } }
    : { ok: false, fields: withOpenPlace(checked.fields, birth) };
}
