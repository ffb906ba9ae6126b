import { en as planetColumns } from '../format/planet-columns.en.ts';
import { en as names } from '../format/names.en.ts';

/** The sentences of the tab Kundli beyond its first part, in English. `[id|words]` explains a term. */
export const en = {
  names,
  planets: {
    intro:
      'Where each [graha] is: sign, [house] and [nakshatra], its [avastha|age] in the sign, its [nature] for this lagna, and whether it is [retrograde] or [combust].',
    maraka:
      '[maraka|Maraka] in the column Nature is a technical word: a graha that mainly rules the second or the seventh house.',
    caption: 'Ascendant and nine grahas',
    ...planetColumns,
    avastha: 'Avastha',
    nature: 'Nature',
    figures: 'Exact figures',
    abbreviation: 'Short',
    longitude: 'Longitude',
    progress: 'Progress through the sign',
    speed: 'Degrees a day',
    nakshatraNumber: 'Nakshatra no.',
    signNumber: 'Sign no.',
    horizon: 'Horizon',
    above: 'above',
    below: 'below',
    percent: (value: string) => `${value}%`,
  },

  vargas: {
    intro:
      'The birth chart beside the [navamsa], then any of the sixteen [varga|vargas]. Houses are counted from the [lagna] of each chart.',
    rashi: 'D1 Rashi',
    navamsa: 'D9 Navamsa',
    compare: 'Signs in four vargas',
    all: 'All sixteen vargas',
    planet: 'Planet',
    chart: (name: string, person: string) => `${name} of ${person}`,
    chartsOf: (person: string) => `Charts of ${person}`,
  },

  ashtakvarga: {
    intro:
      'How many [bindu|bindus] each graha has in the twelve signs: [ashtakvarga|4 or more are strong, 1 or less weak]. The last row is the [sarva|sum of the seven grahas].',
    caption: (school: string) => `Ashtakavarga (${school})`,
    schools: { varahamihira: 'Varahamihira', parashara: 'Parashara' },
  },

  binnashtakvarga: {
    intro:
      'Who gives each graha its bindus: 1 for a [bindu], 0 for none. The last row of a grid is that graha’s row in [ashtakvarga|Ashtakavarga], sign by sign.',
    caption: (body: string) => `Bindus of ${body}`,
  },

  western: {
    intro: (day: string) =>
      `The same moment in the [tropical|tropical zodiac] of Western astrology; a ${day} by the civil calendar.`,
    houses: {
      placidus: 'Houses: [placidus|Placidus].',
      whole_sign: 'Houses: whole signs, since [placidus|Placidus] has none so near the pole.',
    },
    sunSign: 'Sun sign',
    moonSign: 'Moon sign',
    ascendant: 'Ascendant',
    caption: 'Western planets',
    planet: 'Planet',
    sign: 'Sign',
    degree: 'Degree',
    longitude: 'Longitude',
    house: 'House',
    retrograde: 'Retrograde',
    yes: 'Yes',
    no: 'No',
    notApplicable: 'N/A',
    cusps: 'Beginnings of the houses',
    cusp: (house: number) => `House ${house}`,
    midheaven: (place: string) => `[midheaven|Midheaven]: ${place}.`,
    bodies: {
      ascendant: 'Ascendant',
      sun: 'Sun',
      mercury: 'Mercury',
      venus: 'Venus',
      moon: 'Moon',
      mars: 'Mars',
      jupiter: 'Jupiter',
      saturn: 'Saturn',
      uranus: 'Uranus',
      neptune: 'Neptune',
      pluto: 'Pluto',
      chiron: 'Chiron',
      sirius: 'Sirius',
      north_node: 'North node',
      south_node: 'South node',
    },
    inHouse: (house: number) => `house ${house}`,
  },
};

export type KundliWords = typeof en;
