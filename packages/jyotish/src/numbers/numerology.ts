import { checkSetting } from '../check-setting.ts';
import { parseDate } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { inLatinLetters } from './latin.ts';
import { countLetters } from './letters.ts';
import type { CountedLetter, NumberSystem } from './letters.ts';
import { digitsOf, isMaster, reductionOf } from './reduce.ts';
import type { ReductionStep } from './reduce.ts';

/** The seven numbers in the order in which they are read. */
export const NUMEROLOGY_CATEGORIES = [
  'destiny',
  'personality',
  'attitude',
  'character',
  'soul',
  'agenda',
  'purpose',
] as const;

/** One of the seven numbers. */
export type NumerologyCategory = (typeof NUMEROLOGY_CATEGORIES)[number];

/** Why a number does not exist: the name has no letter of the counted kind. */
export type MissingNumber = 'no_letters' | 'no_vowels' | 'no_consonants';

/** A number that was found, with its working. */
export interface FoundNumber {
  /** which of the seven numbers it is */
  readonly category: NumerologyCategory;
  /** 1 to 9, 11 or 22; only personality is a day of the month, 1 to 31 */
  readonly number: number;
  /** whether it is 11 or 22 */
  readonly master: boolean;
  /** of a master number the reading with one digit, 2 or 4; else null */
  readonly reduced: number | null;
  /** the letters added up, in the order of the name; empty for numbers of the date and for purpose */
  readonly letters: readonly CountedLetter[];
  /** each addition, first to last; none for personality, which is the day unreduced */
  readonly sums: readonly ReductionStep[];
}

/** A number that the name does not give. */
export interface AbsentNumber {
  /** which of the seven numbers is missing */
  readonly category: NumerologyCategory;
  readonly number: null;
  /** why it is missing */
  readonly reason: MissingNumber;
}

/** One of the seven numbers, or why there is none. */
export type NumerologyNumber = FoundNumber | AbsentNumber;

/** What was dropped from a name or changed in it. */
export type NameNotice =
  | {
      readonly code: 'transliterated';
      /** the name in Latin letters, as it was counted */
      readonly text: string;
    }
  | {
      readonly code: 'ignored_characters';
      /** those that have no value, in order */
      readonly characters: readonly string[];
    };

/** The input of numerology: a name and a birth date. */
export interface NumerologyInput {
  /** all names in use, first to last, in any script */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** default `pythagorean` */
  readonly system?: NumberSystem;
}

/** The seven numbers of a person. */
export interface Numerology extends Readonly<Record<NumerologyCategory, NumerologyNumber>> {
  /** table of letters that was used */
  readonly system: NumberSystem;
  /** the three integers of the date */
  readonly date: CalendarDate;
  /** the words that were counted, A to Z */
  readonly words: readonly string[];
  /** every letter with its value and kind */
  readonly letters: readonly CountedLetter[];
  /** empty if every letter was counted as written */
  readonly notices: readonly NameNotice[];
}

function found(
  category: NumerologyCategory,
  number: number,
  sums: readonly ReductionStep[],
  letters: readonly CountedLetter[] = [],
): FoundNumber {
  const master = isMaster(number);
  const reduced = master ? reductionOf(digitsOf(number), false).at(-1)!.sum : null;
  return { category, number, master, reduced, letters, sums };
}

function ofSum(category: NumerologyCategory, terms: readonly number[]): FoundNumber {
  const sums = reductionOf(terms);
  return found(category, sums.at(-1)!.sum, sums);
}

function ofLetters(
  category: NumerologyCategory,
  letters: readonly CountedLetter[],
  reason: MissingNumber,
): NumerologyNumber {
  if (letters.length === 0) return { category, number: null, reason };
  const sums = reductionOf(letters.map(({ value }) => value));
  return found(category, sums.at(-1)!.sum, sums, letters);
}

function noticesOf(name: ReturnType<typeof inLatinLetters>): readonly NameNotice[] {
  const notices: NameNotice[] = [];
  if (name.transliterated) notices.push({ code: 'transliterated', text: name.words.join(' ') });
  if (name.ignored.length > 0) {
    notices.push({ code: 'ignored_characters', characters: name.ignored });
  }
  return notices;
}

/**
 * The seven numbers of a name and a birth date (Sally Faubion, *Motivational Numerology*), with every
 * step of the working. Destiny adds month, day and year as whole numbers; personality is the day
 * unreduced; attitude adds the digits of month and day; character adds all letters, soul the vowels,
 * agenda the consonants; purpose adds destiny and character unreduced, masters kept.
 * @throws JyotishError `invalid_date`, `out_of_range` (years 1800 to 2200, or another system)
 */
export function numerologyOf(input: NumerologyInput): Numerology {
  const date = parseDate(input.birthDate);
  const { system = 'pythagorean' } = input;
  checkSetting('system', system, ['pythagorean', 'chaldean']);
  const name = inLatinLetters(input.name);
  const letters = countLetters(name.words, system);
  const vowels = letters.filter(({ kind }) => kind === 'vowel');
  const consonants = letters.filter(({ kind }) => kind === 'consonant');
  const none = letters.length === 0;

  const destiny = ofSum('destiny', [date.month, date.day, date.year]);
  const character = ofLetters('character', letters, 'no_letters');
  return {
    system,
    date,
    words: name.words,
    letters,
    notices: noticesOf(name),
    destiny,
    personality: found('personality', date.day, []),
    attitude: ofSum('attitude', [...digitsOf(date.month), ...digitsOf(date.day)]),
    character,
    soul: ofLetters('soul', vowels, none ? 'no_letters' : 'no_vowels'),
    agenda: ofLetters('agenda', consonants, none ? 'no_letters' : 'no_consonants'),
    purpose:
      character.number === null
        ? { category: 'purpose', number: null, reason: 'no_letters' }
        : ofSum('purpose', [destiny.number, character.number]),
  };
}
