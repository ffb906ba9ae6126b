import type { FieldMessages } from '@jyoti/contract';
import { tellMissing } from '../pair-missing.ts';
import { tellWhose } from '../pair-problems.ts';
import { matchingFormMessages } from '../../../messages.generated/matching-form.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Errors of the two births, each naming the person. */
export function FieldReasons({ fields }: { fields: FieldMessages }) {
  const words = useMessages(matchingFormMessages);
  return Object.values(tellWhose(tellMissing(fields, words.required), words)).join(' ');
}
