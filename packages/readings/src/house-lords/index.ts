import type { HouseNumber } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { houseLordsEn } from './en.ts';
import type { HouseLordTexts } from './house-lords.types.ts';

const catalogue: Catalogue<HouseLordTexts> = { en: houseLordsEn };

/**
 * What the lord of one house brings to the house in which it stands (subject: BPHS 24, effects of
 * the bhava lords).
 */
export function houseLordReading(
  lordOf: HouseNumber,
  house: HouseNumber,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => texts[lordOf][house]);
}
