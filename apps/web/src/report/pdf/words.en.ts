/** The sentences that only the PDFs of reports have, in English. */
export const en = {
  notGiven: 'Not given',
  basedOn: 'Based on',
  born: 'Birth details',
  zone: 'Time zone',
  offset: 'Clock at birth',
  utc: (offset: string) => `UTC${offset}`,
  time: 'Time of birth',
  notKnown: 'Not known',
  settings: 'Calculation settings',
  houses: 'Houses',
  wholeSign: 'Whole signs',
  ayanamsaOf: (name: string, degrees: string) => `${name} ${degrees}`,
  madeOn: 'Calculated on',
  legend:
    'As: ascendant (lagna). R: retrograde. C: combust. 1 to 12: the signs from Aries. Small figure: degree.',
  signs: 'Columns 1 to 12: signs from Aries; * marks the lagna.',
  bodies: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    ascendant: 'Ascendant',
  },
  body: 'Graha',
  from: 'Given by',
  dosha: 'Dosha',
  found: 'Found',
  koota: 'Koota',
  score: 'Score',
  meaning: 'What it says',
  /** Below periods that go on beyond a lifetime. */
  leftOut: 'Periods that begin after the age of 90 are left out.',
  exception: (text: string) => `Exception: ${text}`,
  total: 'Total',
  sarva: 'Sum of the seven grahas',
  papa: {
    grahas: { rahu: 'Rahu', sun: 'Sun', saturn: 'Saturn', mars: 'Mars' },
    weight: (name: string) => `Weight, ${name}`,
    points: (name: string) => `Points, ${name}`,
    note: 'A weight counts each graha from the Lagna, the Moon and Venus, at most 25 each. Points are the plain count: 1 from the Lagna, ½ from the Moon, ¼ from Venus.',
  },
};

export type KundliPdfWords = typeof en;
