import { hi as names } from '../../format/names.hi.ts';
import type { PairWords } from './pair-words.en.ts';

/** The sentences on two birth charts side by side, in Hindi. */
export const hi: PairWords = {
  names,
  caption: (first, second) => `${first} और ${second} के ग्रह`,
  graha: 'ग्रह',
  position: (name) => `${name}: स्थिति`,
  nakshatra: (name) => `${name}: नक्षत्र`,
  house: (name) => `${name}: भाव`,
  houseOf: (name, other) => `${name} का ग्रह, ${other} के भाव में`,
  overlay: (name, other) => `${other} के भावों में ${name} के ग्रह`,
  middle: 'तुलना',
  at: (sign, degree) => `${sign} ${degree}`,
};
