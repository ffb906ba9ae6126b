import {
  prefixOf,
  type FieldMessages,
  type KundliBirth,
  type Partner,
  type Validation,
} from '@jyoti/contract';
import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { checkedBirth } from '../birth/birth-check.ts';
import { tellMissing } from './pair-missing.ts';
import type { MatchingFormMessages } from '../../messages.generated/matching-form.ts';

/** Validates both births of a form: the data, or all errors of both. */
export function checkedPair(
  pair: Readonly<Record<Partner, BirthDetails>>,
  words: Pick<MatchingFormMessages, 'required'>,
): Validation<Record<Partner, KundliBirth>> {
  const check = (partner: Partner) => checkedBirth(pair[partner], { asksGender: false });
  const boy = check('boy');
  const girl = check('girl');
  if (boy.ok && girl.ok) return { ok: true, value: { boy: boy.value, girl: girl.value } };
  return {
    ok: false,
    fields: tellMissing({ ...problemsOf('boy', boy), ...problemsOf('girl', girl) }, words.required),
  };
}

function problemsOf(partner: Partner, checked: Validation<KundliBirth>): FieldMessages {
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.fields).map(([field, message]) => [prefixOf(partner) + field, message]),
  );
}
