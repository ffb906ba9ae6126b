import type { HouseNumber, MoonStrength, TaraName } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { almanacMessages } from '../messages.generated/almanac.ts';
import { entry, reading, type Reading } from '../reading.ts';

/** What the tara of a time means for the person whose star it was counted from. */
export function taraMeaning(tara: TaraName, language: ReadingLanguage): Reading {
  return reading(almanacMessages, language, ({ starDay }) => entry(starDay.taras, tara));
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
  return reading(almanacMessages, language, ({ starDay }) =>
    strength === 'middling' ? starDay.waning : starDay.chandras[house],
  );
}
