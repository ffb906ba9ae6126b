import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { sentence } from '../sentence.ts';
import { DOSHA_SHARES } from './how-common.generated.ts';

/** The doshas whose frequency was counted. */
export type CountedDosha = 'mangal' | 'kaalSarp' | 'pitra';

interface HowCommonTexts {
  readonly sentences: Readonly<Record<CountedDosha, string>>;
  /** a share of a quarter or more, in tenths, and a smaller one as one in a number */
  readonly inTen: string;
  readonly oneIn: string;
  /** 1 to 20 in words */
  readonly numbers: readonly string[];
}

const en: HowCommonTexts = {
  sentences: {
    mangal:
      '{marsInHouse} have Mars in one of these houses from the ascendant, the Moon or Venus; after cancellations {mangal} counts as manglik by our rule.',
    kaalSarp: '{kaalSarp} has kaal sarp by our rule, and {kaalSarpPartial} has it in part.',
    pitra: '{pitra} have one of the combinations that we look for.',
  },
  inTen: 'about {number} charts in ten',
  oneIn: 'about one chart in {number}',
  numbers:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
      ' ',
    ),
};

const hi: HowCommonTexts = {
  sentences: {
    mangal:
      '{marsInHouse} में मंगल लग्न, चंद्र या शुक्र से इन भावों में से किसी एक में होता है; परिहार के बाद हमारे नियम से {mangal} मांगलिक गिनी जाती है।',
    kaalSarp: 'हमारे नियम से {kaalSarp} में कालसर्प होता है, और {kaalSarpPartial} में आंशिक।',
    pitra: '{pitra} में उन योगों में से कोई मिलता है जिन्हें हम देखते हैं।',
  },
  inTen: 'दस में से लगभग {number} कुंडलियों',
  oneIn: 'लगभग {number} में से एक कुंडली',
  numbers:
    'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(
      ' ',
    ),
};

const catalogue: Readonly<Record<ReadingLanguage, HowCommonTexts>> = { en, hi };

/** A share in words: 0.88 is 'about nine charts in ten', 0.07 'about one chart in fourteen'. */
function shareInWords(share: number, { inTen, oneIn, numbers }: HowCommonTexts): string {
  const [text, number] = share >= 0.25 ? [inTen, share * 10] : [oneIn, 1 / share];
  const rounded = Math.round(number);
  return fill(text, { number: numbers[rounded - 1] ?? String(rounded) });
}

/** How many charts in all have a dosha, from a count over many births (`DOSHA_SHARES`). */
export function doshaHowCommon(dosha: CountedDosha, language: ReadingLanguage): string {
  const texts = catalogue[language];
  const shares = Object.entries(DOSHA_SHARES).map(([key, share]) => [
    key,
    shareInWords(share, texts),
  ]);
  return sentence(texts.sentences[dosha], Object.fromEntries(shares) as Record<string, string>);
}
