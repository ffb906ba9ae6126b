import type { MoonChart } from '@jyoti/contract';
import type { DayWords } from '../report-words.ts';

type Doshas = MoonChart['doshas'];
type Words = DayWords['doshas'];

/** Sentences on mangal dosha without a time of birth. */
export function mangalSentences({ mangal }: Doshas, words: Words): string[] {
  if (!mangal) return [words.changes];
  const { house_from_moon: house, is_dosha_house: counts } = mangal;
  return [counts ? words.mangalFound({ house }) : words.mangalNot({ house }), words.mangalRest];
}

/** Sentences on kaal sarp without a time of birth. */
export function kaalsarpSentences({ kaalsarp }: Doshas, words: Words): string[] {
  if (!kaalsarp) return [words.changes];
  if (kaalsarp.is_dosha_present) return [words.kaalsarpFound, words.kaalsarpRest];
  return kaalsarp.is_partial ? [words.kaalsarpPartial, words.kaalsarpRest] : [words.kaalsarpNot];
}
