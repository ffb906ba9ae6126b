import type { MangalHouses } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { sentence } from '../sentence.ts';
import { howCommonEn, type CountedDosha, type HowCommonTexts } from './how-common.en.ts';
import { DOSHA_SHARES } from './how-common.generated.ts';
import { howCommonHi } from './how-common.hi.ts';

export type { CountedDosha };

const catalogue: Readonly<Record<ReadingLanguage, HowCommonTexts>> = {
  en: howCommonEn,
  hi: howCommonHi,
};

/** A share in words: 0.88 is 'about nine charts in ten', 0.07 'about one chart in fourteen'. */
function shareInWords(share: number, { inTen, oneIn, numbers }: HowCommonTexts): string {
  const [text, number] = share >= 0.25 ? [inTen, share * 10] : [oneIn, 1 / share];
  const rounded = Math.round(number);
  return fill(text, { number: numbers[rounded - 1] ?? String(rounded) });
}

/** The two figures of mangal dosha by each set of houses of Mars. */
const MANGAL_SHARES: Readonly<Record<MangalHouses, { marsInHouse: number; mangal: number }>> = {
  all: DOSHA_SHARES,
  north: { marsInHouse: DOSHA_SHARES.marsInHouseNorth, mangal: DOSHA_SHARES.mangalNorth },
  south: { marsInHouse: DOSHA_SHARES.marsInHouseSouth, mangal: DOSHA_SHARES.mangalSouth },
};

/**
 * How many charts in all have a dosha, from a count over many births (`DOSHA_SHARES`).
 * @param houses of Mars that make mangal dosha
 */
export function doshaHowCommon(
  dosha: CountedDosha,
  language: ReadingLanguage,
  houses: MangalHouses = 'all',
): string {
  const texts = catalogue[language];
  const { marsInHouse, mangal } = MANGAL_SHARES[houses];
  const shares = Object.entries({ ...DOSHA_SHARES, marsInHouse, mangal }).map(([key, share]) => [
    key,
    shareInWords(share, texts),
  ]);
  return sentence(texts.sentences[dosha], Object.fromEntries(shares) as Record<string, string>);
}
