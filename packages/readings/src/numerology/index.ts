import { type MissingNumber, type NameNotice, type NumerologyCategory } from '@jyoti/jyotish';
import type { ReadingLanguage } from '../language.ts';
import { numerologyMessages } from '../messages.generated/numerology.ts';
import { entry, reading, type Reading } from '../reading.ts';

/** What one of the seven numbers counts. */
export function numerologyMeaning(
  category: NumerologyCategory,
  language: ReadingLanguage,
): Reading {
  return reading(numerologyMessages, language, ({ meanings }) => entry(meanings, category));
}

/**
 * Meaning of a number in its role.
 * @param number 1 to 9, 11 or 22; for personality the day of the month, 1 to 31
 * @throws ReadingError `unknown_subject` for another number
 */
export function numerologyReading(
  category: NumerologyCategory,
  number: number,
  language: ReadingLanguage,
): Reading {
  return reading(numerologyMessages, language, ({ descriptions }) => {
    const texts: Readonly<Record<number, string>> = entry(descriptions, category);
    return entry(texts, number);
  });
}

/**
 * Meaning of moolank or bhagyank.
 * @param number 1 to 9
 * @throws ReadingError `unknown_subject` for another number
 */
export function indianNumberReading(
  kind: 'moolank' | 'bhagyank',
  number: number,
  language: ReadingLanguage,
): Reading {
  return reading(numerologyMessages, language, ({ indian }) =>
    entry(entry(indian, kind) as Readonly<Record<number, string>>, number),
  );
}

/**
 * What a phase of life offers, or what it asks.
 * @param number of a pinnacle 1 to 9, 11 or 22, of a challenge 0 to 8
 * @throws ReadingError `unknown_subject` for another number
 */
export function numerologyPhaseReading(
  kind: 'pinnacle' | 'challenge',
  number: number,
  language: ReadingLanguage,
): Reading {
  return reading(numerologyMessages, language, ({ pinnacles, challenges }) =>
    entry<Readonly<Record<number, string>>>(kind === 'pinnacle' ? pinnacles : challenges, number),
  );
}

/** Why a name gives no number. */
export function missingNumberSentence(reason: MissingNumber, language: ReadingLanguage): Reading {
  return reading(numerologyMessages, language, ({ missing }) => entry(missing, reason));
}

/** How a name was changed before it was counted, or what was left out of it. */
export function nameNoticeSentence(notice: NameNotice, language: ReadingLanguage): Reading {
  return reading(numerologyMessages, language, ({ notices }) =>
    notice.code === 'transliterated'
      ? notices.transliterated({ name: notice.text })
      : notices.ignored({ characters: notice.characters.join(' ') }),
  );
}
