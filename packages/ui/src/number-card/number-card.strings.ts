import type { KitStrings } from '../i18n/index.ts';

interface Messages {
  master: string;
  reduced: (number: number) => string;
  none: string;
  working: string;
  letters: string;
  is: (letter: string, value: number) => string;
}

export const numberCardStrings: KitStrings<Messages> = {
  component: 'NumberCard',
  en: {
    master: 'Master number',
    reduced: (number) => `also read as ${number}`,
    none: 'No number',
    working: 'How it is worked out',
    letters: 'Letters counted',
    is: (letter, value) => `${letter} is ${value}`,
  },
};
