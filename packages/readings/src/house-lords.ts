import type { HouseNumber } from '@jyoti/jyotish';
import { spokenDignity, type DignityFacts } from './dignities.ts';
import type { ReadingLanguage } from './language.ts';
import { houseLordsMessages } from './messages.generated/house-lords.ts';
import { entry, reading, type Reading } from './reading.ts';

/**
 * Reading of the lord of one house in the house where it is placed (subject: BPHS 24, effects of the bhava
 * lords), and of its strength.
 * @param dignity of the lord
 */
export function houseLordReading(
  lordOf: HouseNumber,
  house: HouseNumber,
  dignity: DignityFacts,
  language: ReadingLanguage,
): Reading {
  return reading(houseLordsMessages, language, ({ places, strength }) => {
    const knownDignity = spokenDignity(dignity);
    const own = entry(entry(places, lordOf), house);
    // The text of a lord in the house that it owns already mentions that.
    if (knownDignity === null || (knownDignity === 'own' && lordOf === house)) return own;
    return `${own} ${strength[knownDignity][lordOf]}`;
  });
}
