import { en as names } from '../../format/names.en.ts';

/** The sentences of the part KP, in English. `[id|words]` explains a term. */
export const en = {
  names,
  intro:
    'The Krishnamurti method (KP): it judges a matter by the [subLord|sub lord] of a [cusp] and by the [significator|significators] of a house.',
  ayanamsa: (degrees: string) =>
    `KP has an [ayanamsa] of its own, here ${degrees}, whichever the rest of the report uses. So degrees differ a little from the other tabs.`,
  houses: {
    placidus: 'Houses run from cusp to cusp ([placidus|Placidus]).',
    whole_sign:
      'Houses are whole signs here, because [placidus|Placidus] has no cusps so near the pole.',
  },

  house: 'House',
  houseNo: (house: number) => `House ${house}`,
  planet: 'Planet',
  place: 'Position',
  signLord: 'Sign lord',
  starLord: 'Star lord',
  subLord: 'Sub lord',
  subSubLord: 'Sub-sub lord',
  retrograde: 'Retrograde',
  /** A position: sign and degree. */
  at: (sign: string, degree: string) => `${sign} ${degree}`,
  none: '–',

  cusps: {
    title: 'Cusps of the twelve houses',
    purpose:
      'Start here for a question: the sub lord of a house’s cusp shows whether its matters tend to come about.',
    caption: 'Twelve cusps with their lords',
  },
  planets: {
    title: 'Planets',
    purpose:
      'Each planet tends to give the results of its [starLord|star lord]; its sub lord shows whether they favour you.',
    caption: 'Nine planets with their lords',
  },
  houseSignificators: {
    title: 'Significators of each house',
    purpose:
      'Look here for when: matters of a house tend to come up in the periods of these planets.',
    levels:
      'A: in the star of a planet in the house. B: in the house. C: in the star of its owner. D: its owner. A is the strongest.',
    caption: 'Significators by house',
  },
  planetSignifications: {
    title: 'Houses that each planet signifies',
    purpose: 'The same facts by planet: which houses the period of a planet may bring up.',
    levels:
      'A: the house of its star lord. B: its own place. C: houses that its star lord owns. D: houses that it owns.',
    caption: 'Houses by planet',
  },
  ruling: {
    title: 'Ruling planets at birth',
    purpose:
      'The planets of the moment itself. Astrologers use the [rulingPlanets|ruling planets] to choose between significators, and to check a birth time.',
    day: 'Lord of the day',
    ascendantStar: 'Star lord of the ascendant',
    ascendantSign: 'Sign lord of the ascendant',
    moonStar: 'Star lord of the Moon',
    moonSign: 'Sign lord of the Moon',
    ascendantSub: 'Sub lord of the ascendant',
    moonSub: 'Sub lord of the Moon',
    order: (planets: string) => `From the strongest: ${planets}.`,
    nodes: (nodes: readonly string[]) =>
      nodes.length === 1
        ? `${nodes.join('')} is in a sign of one of these planets and acts for it.`
        : `${nodes.join(' and ')} are in signs of these planets and act for them.`,
  },
};

export type KpWords = typeof en;
