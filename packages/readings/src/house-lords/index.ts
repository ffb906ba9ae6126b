import type { Dignity, HouseNumber } from '@jyoti/jyotish';
import { spokenDignity } from '../dignities.ts';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { houseLordsEn } from './en.ts';
import { houseLordsHi } from './hi.ts';
import type { HouseLordStrengthTexts, HouseLordTexts } from './house-lords.types.ts';
import { houseLordStrengthEn } from './strength.en.ts';
import { houseLordStrengthHi } from './strength.hi.ts';

const catalogue: Catalogue<{ places: HouseLordTexts; strength: HouseLordStrengthTexts }> = {
  en: { places: houseLordsEn, strength: houseLordStrengthEn },
  hi: { places: houseLordsHi, strength: houseLordStrengthHi },
};

/**
 * Reading of the lord of one house in the house where it is placed (subject: BPHS 24, effects of the bhava
 * lords), and of its strength.
 * @param dignity of the lord; null if unknown
 */
export function houseLordReading(
  lordOf: HouseNumber,
  house: HouseNumber,
  dignity: Dignity | null,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ places, strength }) => {
    const knownDignity = spokenDignity(dignity);
    // The text of a lord in the house that it owns already mentions that.
    if (knownDignity === null || (knownDignity === 'own' && lordOf === house))
      return places[lordOf][house];
    return `${places[lordOf][house]} ${strength[knownDignity][lordOf]}`;
  });
}
