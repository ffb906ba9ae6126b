import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface ScoreDialStrings {
  /** Under the figure. */
  of: (max: string) => string;
  /** The whole for the ear, with the word where there is one. */
  spoken: (value: string, max: string, word: string | undefined) => string;
}

export const scoreDialStrings: KitStrings<ScoreDialStrings> = kitStrings(
  'ScoreDial',
  {
    of: (max) => `of ${max}`,
    spoken: (value, max, word) => `${value} of ${max}${word === undefined ? '' : `, ${word}`}`,
  },
  'astrology',
);
