/** Headers of a table of planets, and the states in it, in English. */
export const en = {
  planet: 'Planet',
  zodiac: 'Sign',
  degree: 'Degree',
  house: 'House',
  nakshatra: 'Nakshatra',
  nakshatraLord: 'Nakshatra lord',
  signLord: 'Sign lord',
  state: 'State',
  retrograde: 'Retrograde',
  combust: 'Combust',
};

export type PlanetColumns = typeof en;
