import type { HouseNumber, MoonStrength, TaraName } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { starDayEn } from './en/star-day.ts';
import { starDayHi } from './hi/star-day.ts';
import type { StarDayTexts } from './star-day.types.ts';

const catalogue: Catalogue<StarDayTexts> = { en: starDayEn, hi: starDayHi };

/** What the tara of a time means for the person whose star it was counted from. */
export function taraMeaning(tara: TaraName, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ taras }) => taras[tara]);
}

/**
 * What the Moon's sign means for a person.
 * @param house counted from the Moon's sign at birth
 * @param strength as `chandrabalaOf` judges it
 */
export function chandrabalaMeaning(
  house: HouseNumber,
  strength: MoonStrength,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ chandras, waning }) =>
    strength === 'middling' ? waning : chandras[house],
  );
}
