import type { GrahaId, HouseNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import type { GrahaHouseTexts } from '../texts.types.ts';
import { grahasInHousesEn } from './en.ts';
import { grahasInHousesHi } from './hi.ts';

const catalogue: Catalogue<GrahaHouseTexts> = { en: grahasInHousesEn, hi: grahasInHousesHi };

/** The influence of a graha on the house in which it is (subject: Saravali 30, Phaladeepika 8). */
export function grahaInHouseReading(
  graha: GrahaId,
  house: HouseNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => texts[graha][house]);
}
