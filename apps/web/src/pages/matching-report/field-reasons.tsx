import type { FieldMessages } from '@jyoti/contract';
import { tellMissing } from '../../matching/pair-missing.ts';
import { tellWhose } from '../../matching/pair-problems.ts';
import { useMatchingFormWords } from '../../matching/words.ts';

/** What is wrong with the two births, each sentence with whose it is about. */
export function FieldReasons({ fields }: { fields: FieldMessages }) {
  const words = useMatchingFormWords();
  return Object.values(tellWhose(tellMissing(fields, words.required), words)).join(' ');
}
