import type { MangalHouses } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import {
  doshasHowCommonMessages,
  type DoshasHowCommonMessages,
} from '../messages.generated/doshas-how-common.ts';
import { say } from '../say.ts';
import { DOSHA_SHARES } from './how-common.generated.ts';
import { inLanguage } from '../reading.ts';

/** The doshas whose frequency was counted. */
export type CountedDosha = keyof DoshasHowCommonMessages['sentences'];

/** A share in words: 0.88 is 'about nine charts in ten', 0.07 'about one chart in fourteen'. */
function shareInWords(share: number, { inTen, oneIn, numbers }: DoshasHowCommonMessages): string {
  const [text, exact] = share >= 0.25 ? [inTen, share * 10] : [oneIn, 1 / share];
  const number = Math.round(exact);
  return text({ number: (numbers as Readonly<Record<number, string>>)[number] ?? number });
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
  const texts = inLanguage(doshasHowCommonMessages, language);
  const { marsInHouse, mangal } = MANGAL_SHARES[houses];
  const { kaalSarp, kaalSarpPartial, pitra } = DOSHA_SHARES;
  return say(texts.sentences[dosha], {
    marsInHouse: shareInWords(marsInHouse, texts),
    mangal: shareInWords(mangal, texts),
    kaalSarp: shareInWords(kaalSarp, texts),
    kaalSarpPartial: shareInWords(kaalSarpPartial, texts),
    pitra: shareInWords(pitra, texts),
  });
}
