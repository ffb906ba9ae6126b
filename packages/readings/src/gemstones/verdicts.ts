import type { GemAdvice, GemGuard } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { fill } from '../fill.ts';
import { sentence, listed } from '../sentence.ts';
import { gemstonesEn } from './en.ts';
import { gemstonesHi } from './hi.ts';
import { verdictsEn, type VerdictTexts } from './verdicts.en.ts';
import { verdictsHi } from './verdicts.hi.ts';

const catalogue: Readonly<Record<ReadingLanguage, VerdictTexts>> = {
  en: verdictsEn,
  hi: verdictsHi,
};

const gemstones = { en: gemstonesEn, hi: gemstonesHi } as const;

/** Why a gem is not advised, in a few words: the first of the reasons that the page on gems explains. */
function reasonOf(guard: GemGuard, graha: string, language: ReadingLanguage): string {
  const { houses, afflictions, locale } = gemstones[language];
  return fill(catalogue[language].reasons[guard.code], {
    graha,
    house: guard.code === 'dusthana_lord' ? houses[guard.house] : '',
    afflictions:
      guard.code === 'weakened'
        ? listed(
            guard.afflictions.map((affliction) => afflictions[affliction]),
            locale,
          )
        : '',
  });
}

/** Whose gem it is and the verdict on it for the chart with its reason, in a few words each. */
export function gemVerdictWords(
  { gem, graha, verdict, guards }: Pick<GemAdvice, 'gem' | 'graha' | 'verdict' | 'guards'>,
  language: ReadingLanguage,
): { readonly gem: string; readonly verdict: string } {
  const { ofGraha, verdicts, because, gems, grahas } = catalogue[language];
  const [guard] = guards;
  return {
    gem: sentence(ofGraha, { gem: gems[gem], graha: grahas[graha] }),
    verdict:
      verdict === 'not_advised' && guard
        ? fill(because, {
            verdict: verdicts[verdict],
            reason: reasonOf(guard, grahas[graha], language),
          })
        : verdicts[verdict],
  };
}
