import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface Messages {
  master: string;
  reduced: (number: number) => string;
  none: string;
  working: string;
  letters: string;
  is: (letter: string, value: number) => string;
}

export const numberCardStrings: KitStrings<Messages> = kitStrings(
  'NumberCard',
  {
    master: 'Master number',
    reduced: (number) => `also read as ${number}`,
    none: 'No number',
    working: 'How it is worked out',
    letters: 'Letters counted',
    is: (letter, value) => `${letter} is ${value}`,
  },
  'astrology',
);
