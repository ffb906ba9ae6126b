import type { Gem, GemAdvice, GemVerdict, GrahaId } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { openingEn } from '../opening.en.ts';
import { openingHi } from '../opening.hi.ts';
import { sentence } from '../sentence.ts';
import { gemstonesEn } from './en.ts';

interface VerdictTexts {
  /** whose gem it is */
  readonly ofGraha: string;
  readonly verdicts: Readonly<Record<GemVerdict, string>>;
  readonly gems: Readonly<Record<Gem, string>>;
  readonly grahas: Readonly<Record<GrahaId, string>>;
}

const en: VerdictTexts = {
  ofGraha: '{gem}, the stone of {graha}',
  verdicts: {
    advised: 'advised for this chart',
    not_named: 'not one of the three stones of this chart',
    not_advised: 'not advised for this chart',
  },
  gems: gemstonesEn.gems,
  grahas: openingEn.lords,
};

const hi: VerdictTexts = {
  ofGraha: '{gem}, {graha} का रत्न',
  verdicts: {
    advised: 'इस कुंडली के लिए उपयुक्त',
    not_named: 'इस कुंडली के तीन रत्नों में नहीं',
    not_advised: 'इस कुंडली में धारण न करें',
  },
  gems: {
    ruby: 'माणिक्य',
    pearl: 'मोती',
    red_coral: 'मूँगा',
    emerald: 'पन्ना',
    yellow_sapphire: 'पुखराज',
    diamond: 'हीरा',
    blue_sapphire: 'नीलम',
    hessonite: 'गोमेद',
    cats_eye: 'लहसुनिया',
  },
  grahas: openingHi.lords,
};

const catalogue: Readonly<Record<ReadingLanguage, VerdictTexts>> = { en, hi };

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
