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

const counted = (name: string) => (count: number) => `${count} ${name}${count === 1 ? '' : 's'}`;
const named = (name: string) => (count: number) => `${count} ${name}`;

const english = new Intl.PluralRules('en', { type: 'ordinal' });
const englishEndings: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

const hindiEndings: Record<number, string> = { 1: 'ला', 2: 'रा', 3: 'रा', 4: 'था', 6: 'ठा' };
const hindiWords = [
  'पहला',
  'दूसरा',
  'तीसरा',
  'चौथा',
  'पाँचवाँ',
  'छठा',
  'सातवाँ',
  'आठवाँ',
  'नौवाँ',
  'दसवाँ',
  'ग्यारहवाँ',
  'बारहवाँ',
];

export const numStrings: KitStrings<NumMessages> = {
  component: 'Num',
  en: {
    minus: 'minus',
    angle: [counted('degree'), counted('minute'), counted('second')],
    ordinalEnding: (number) => englishEndings[english.select(number)] ?? 'th',
    ordinalWord: () => undefined,
  },
  hi: {
    minus: 'ऋण',
    angle: [named('अंश'), named('कला'), named('विकला')],
    ordinalEnding: (number) => hindiEndings[number] ?? 'वाँ',
    ordinalWord: (number) => hindiWords[number - 1],
  },
};
