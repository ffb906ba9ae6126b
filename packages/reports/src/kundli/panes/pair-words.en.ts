import { en as names } from '../../format/names.en.ts';

/** The sentences on two birth charts side by side, in English. */
export const en = {
  names,
  caption: (first: string, second: string) => `The grahas of ${first} and ${second}`,
  graha: 'Graha',
  position: (name: string) => `${name}: position`,
  nakshatra: (name: string) => `${name}: nakshatra`,
  house: (name: string) => `${name}: house`,
  /** The house of the other chart that a graha falls in. */
  houseOf: (name: string, other: string) => `${name} in ${other}’s house`,
  /** A chart with the grahas of one birth in the houses of another. */
  overlay: (name: string, other: string) => `The grahas of ${name} in the houses of ${other}`,
  middle: 'Compared',
  at: (sign: string, degree: string) => `${sign} ${degree}`,
};

export type PairWords = typeof en;
