import type { PlanetColumns } from './planet-columns.en.ts';

/** Headers of a table of planets, and the states in it, in Hindi. */
export const hi: PlanetColumns = {
  planet: 'ग्रह',
  zodiac: 'राशि',
  degree: 'अंश',
  house: 'भाव',
  nakshatra: 'नक्षत्र',
  nakshatraLord: 'नक्षत्र स्वामी',
  signLord: 'राशि स्वामी',
  state: 'स्थिति',
  retrograde: 'वक्री',
  combust: 'अस्त',
};
