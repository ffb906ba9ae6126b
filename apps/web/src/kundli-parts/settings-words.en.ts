import { ayanamsaNames } from '../kundli/ayanamsa-names.en.ts';

/** Texts of the calculation settings, in English. `[id|words]` explains a term. */
export const en = {
  title: 'Calculation settings',
  intro:
    'These settings are why two sites can differ. Change one and the report is recalculated; the link remembers it.',
  names: {
    ayanamsa: 'Ayanamsa',
    node: 'Lunar node',
    year_days: 'Dasha year',
    sunrise: 'Sunrise',
    ashtakvarga_school: 'Ashtakavarga school',
  },
  hints: {
    ayanamsa: 'Where the zodiac starts.',
    node: 'Which node Rahu and Ketu are taken from.',
    year_days: 'How long a dasha year is.',
    sunrise: 'When the day and its hours begin.',
    ashtakvarga_school: 'Which table of points is used.',
  },
  choices: {
    ayanamsa: ayanamsaNames,
    node: { mean: 'mean', true: 'true' },
    year_days: {
      '365.25': '365.25 days, Julian',
      '365.2425': '365.2425 days, Gregorian',
      '365.256364': '365.256364 days, sidereal',
      '360': '360 days, savana',
    },
    sunrise: { centre: 'centre of the disc', edge: 'upper edge, refracted' },
    ashtakvarga_school: { varahamihira: 'Varahamihira', parashara: 'Parashara' },
  },
  reset: 'Back to the usual settings',
  working: 'Recalculating the report…',
  failed: 'We couldn’t recalculate. You still see the report with the settings listed below.',
};

export type SettingsWords = typeof en;
