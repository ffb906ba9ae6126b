import {
  JyotishError,
  type MissingNumber,
  type NameNotice,
  type NumerologyCategory,
} from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { numerologyEn } from './en/index.ts';
import { numerologyHi } from './hi/index.ts';
import type { CoreNumber, DigitTexts, NumerologyTexts } from './numerology.types.ts';

const catalogue: Catalogue<NumerologyTexts> = { en: numerologyEn, hi: numerologyHi };

/** What one of the seven numbers counts. */
export function numerologyMeaning(
  category: NumerologyCategory,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ meanings }) => meanings[category]);
}

/**
 * Meaning of a number in its role.
 * @param number 1 to 9, 11 or 22; for personality the day of the month, 1 to 31
 * @throws JyotishError `out_of_range` for another number
 */
export function numerologyReading(
  category: NumerologyCategory,
  number: number,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ descriptions }) => {
    const text =
      category === 'personality'
        ? descriptions.personality[number - 1]
        : descriptions[category][number as CoreNumber];
    if (text === undefined) {
      throw new JyotishError('out_of_range', `No number ${number} can stand for ${category}.`);
    }
    return text;
  });
}

/**
 * Meaning of moolank or bhagyank.
 * @param number 1 to 9
 * @throws JyotishError `out_of_range` for another number
 */
export function indianNumberReading(
  kind: 'moolank' | 'bhagyank',
  number: number,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ indian }) => {
    const text = indian[kind][number as keyof DigitTexts];
    if (text === undefined) {
      throw new JyotishError('out_of_range', `No number ${number} can stand for ${kind}.`);
    }
    return text;
  });
}

/** Why a name gives no number. */
export function missingNumberSentence(reason: MissingNumber, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ missing }) => missing[reason]);
}

/** How a name was changed before it was counted, or what was left out of it. */
export function nameNoticeSentence(notice: NameNotice, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ notices }) =>
    notice.code === 'transliterated'
      ? fill(notices.transliterated, { name: notice.text })
      : fill(notices.ignored, { characters: notice.characters.join(' ') }),
  );
}
