import type { NumberCardProps } from './index.ts';

/** Sample numbers, plainly invented. */
export const soul: NumberCardProps = {
  title: 'Soul Urge',
  number: 7,
  meaning: 'You want to understand before you act.',
  letters: [
    { letter: 'E', value: 5 },
    { letter: 'E', value: 5 },
    { letter: 'A', value: 1 },
    { letter: 'O', value: 6 },
    { letter: 'I', value: 9 },
    { letter: 'O', value: 6 },
    { letter: 'I', value: 2 },
  ],
  sums: [
    { terms: [5, 5, 1, 6, 9, 6, 2], sum: 34 },
    { terms: [3, 4], sum: 7 },
  ],
};

export const destiny: NumberCardProps = {
  title: 'Destiny',
  number: 11,
  reduced: 2,
  meaning: 'You are asked to show others what you see.',
  sums: [
    { terms: [14, 5, 1990].flatMap((part) => Array.from(String(part), Number)), sum: 29 },
    { terms: [2, 9], sum: 11 },
  ],
};
