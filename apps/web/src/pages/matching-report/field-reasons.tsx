import type { FieldMessages } from '@jyoti/contract';
import { tellMissing } from '../../matching/pair-missing.ts';
import { tellWhose } from '../../matching/pair-problems.ts';
import { useMatchingFormWords } from '../../matching/words.ts';

/** Errors of the two births, each naming the person. */
export function FieldReasons({ fields }: { fields: FieldMessages }) {
  const words = useMatchingFormWords();
  return Object.values(tellWhose(tellMissing(fields, words.required), words)).join(' ');
}
