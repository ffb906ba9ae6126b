import type { KitStrings } from '../i18n/index.ts';

export interface NumMessages {
  minus: string;
  /** Degrees, minutes and seconds of arc, each with its figure. */
  angle: readonly ((count: number) => string)[];
  /** What follows the figure of an ordinal: "st" of 1st. */
  ordinalEnding: (number: number) => string;
  /** The ordinal as a word, if screen readers misread the figure. */
  ordinalWord: (number: number) => string | undefined;
}

const plural = (name: string) => (count: number) => `${count} ${name}${count === 1 ? '' : 's'}`;

const english = new Intl.PluralRules('en', { type: 'ordinal' });
const englishEndings: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

export const numStrings: KitStrings<NumMessages> = {
  component: 'Num',
  en: {
    minus: 'minus',
    angle: [plural('degree'), plural('minute'), plural('second')],
    ordinalEnding: (number) => englishEndings[english.select(number)] ?? 'th',
    ordinalWord: () => undefined,
  },
};
