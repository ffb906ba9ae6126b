import type { GemAdvice } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { sentence } from '../sentence.ts';
import { verdictsEn, type VerdictTexts } from './verdicts.en.ts';
import { verdictsHi } from './verdicts.hi.ts';

const catalogue: Readonly<Record<ReadingLanguage, VerdictTexts>> = {
  en: verdictsEn,
  hi: verdictsHi,
};

/** Whose gem it is and the verdict on it for the chart, in a few words each. */
export function gemVerdictWords(
  { gem, graha, verdict }: Pick<GemAdvice, 'gem' | 'graha' | 'verdict'>,
  language: ReadingLanguage,
): { readonly gem: string; readonly verdict: string } {
  const { ofGraha, verdicts, gems, grahas } = catalogue[language];
  return {
    gem: sentence(ofGraha, { gem: gems[gem], graha: grahas[graha] }),
    verdict: verdicts[verdict],
  };
}
