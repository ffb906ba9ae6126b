import type { KitStrings } from '../i18n/index.ts';

interface ScoreDialStrings {
  /** Text under the number. */
  of: (max: string) => string;
  /** The full score for screen readers, with its word if there is one. */
  spoken: (value: string, max: string, word: string | undefined) => string;
}

export const scoreDialStrings: KitStrings<ScoreDialStrings> = {
  component: 'ScoreDial',
  en: {
    of: (max) => `of ${max}`,
    spoken: (value, max, word) => `${value} of ${max}${word === undefined ? '' : `, ${word}`}`,
  },
};
