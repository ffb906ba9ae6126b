import type { MissingNumber, NumerologyCategory } from '@jyoti/jyotish';

/** The possible results of a sum: one digit, or a master number. */
export type CoreNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22;

/** A text for each of them. */
export type CoreNumberTexts = Readonly<Record<CoreNumber, string>>;

/** A text for each day of the month, 1 to 31. */
export type DayTexts = readonly string[];

/** A text for each single digit. */
export type DigitTexts = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, string>>;

/** Texts of the seven numbers, and of the two of Indian numerology. */
export interface NumerologyTexts {
  /** what each number counts */
  readonly meanings: Readonly<Record<NumerologyCategory, string>>;
  /** its meaning; for personality by the day of birth, the first at index 0 */
  readonly descriptions: Readonly<
    Record<Exclude<NumerologyCategory, 'personality'>, CoreNumberTexts>
  > & {
    readonly personality: DayTexts;
  };
  readonly indian: Readonly<Record<'moolank' | 'bhagyank', DigitTexts>>;
  /** why a name gives no number */
  readonly missing: Readonly<Record<MissingNumber, string>>;
  readonly notices: {
    /** the name in the form that is counted */
    readonly transliterated: string;
    readonly ignored: string;
  };
}
