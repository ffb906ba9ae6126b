import type { MessagesOf } from '../i18n/index.ts';
import type { numStrings } from './num.strings.ts';

const named = (name: string) => (count: number) => `${count} ${name}`;

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

export const numHi: MessagesOf<typeof numStrings> = {
  minus: 'ऋण',
  angle: [named('अंश'), named('कला'), named('विकला')],
  ordinalEnding: (number) => hindiEndings[number] ?? 'वाँ',
  ordinalWord: (number) => hindiWords[number - 1],
};
