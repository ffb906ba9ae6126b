import {
  muhurtaRequestSchema,
  type MuhurtaParams,
  type FieldMessages,
  type MuhurtaPerson,
  type Validation,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { validate } from '../../../platform/forms/validate.ts';
import { checkedBirth } from '../../birth/birth-check.ts';
import { withPlaceField } from '../place-check.ts';
import { whoseOf, type MuhurtaDraft } from './muhurta-draft.ts';

/** The births that a draft compares, by their names in the API. */
function birthsOf(
  draft: MuhurtaDraft,
  own: BirthDetails | null,
): Partial<Record<MuhurtaPerson, BirthDetails>> {
  const whose = whoseOf(draft, own);
  if (whose === 'both') {
    return draft.purpose === 'marriage'
      ? { boy: draft.boy, girl: draft.girl }
      : { birth: draft.other, second: draft.second };
  }
  if (whose === 'other') return { birth: draft.other };
  return whose === 'me' && own ? { birth: own } : {};
}

/** The search that a form asks for, or all that is wrong with it, by field. */
export function checkedSearch(
  draft: MuhurtaDraft,
  own: BirthDetails | null,
): Validation<MuhurtaParams> {
  const { purpose, place, from, to, direction, ayanamsa, sunrise } = draft;
  const checked = validate(muhurtaRequestSchema, {
    purpose: purpose ?? '',
    from: from ?? '',
    to: to ?? '',
    latitude: place?.latitude ?? '',
    longitude: place?.longitude ?? '',
    ...(purpose === 'journey' && direction && { direction }),
    ayanamsa,
    sunrise,
  });
  const problems: FieldMessages = checked.ok ? {} : withPlaceField(checked.fields);
  const births: Partial<MuhurtaParams> = {};
  for (const [person, details] of Object.entries(birthsOf(draft, own))) {
    const key = person as MuhurtaPerson;
    const asksGender = key === 'birth' && draft.whose === 'other' && purpose === 'marriage';
    const birth = checkedBirth(details, { asksGender });
    if (birth.ok) births[key] = birth.value;
    else {
      for (const [field, text] of Object.entries(birth.fields)) problems[`${key}.${field}`] = text;
    }
  }
  if (!checked.ok || Object.keys(problems).length > 0) return { ok: false, fields: problems };
  return { ok: true, value: { ...checked.value, place: place?.name ?? '', ...births } };
}
