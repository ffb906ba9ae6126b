import { gemstoneForm, type Birth, type Validation } from '@jyoti/contract';
import { validate } from '../../../platform/forms/validate.ts';
import { withOpenPlace } from '../../birth/birth-check.ts';
import type { GemstoneDraft } from './gemstone-draft.ts';

/** Validates a draft with the contract: the request data, or all errors. */
export function checkedDraft({
  firstName,
  lastName,
  birth,
}: GemstoneDraft): Validation<{ birth: Birth }> {
  const checked = validate(gemstoneForm, { ...birth, firstName, lastName });
  return checked.ok
    ? { ok: true, value: { birth: checked.value } }
    : { ok: false, fields: withOpenPlace(checked.fields, birth) };
}
