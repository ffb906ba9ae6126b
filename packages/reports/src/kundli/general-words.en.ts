import { en as names } from '../format/names.en.ts';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ordinal = (house: number) => ordinals[house - 1] ?? String(house);

/** The sentences of the tab General, in English. `[id|words]` explains a term. */
export const en = {
  names,
  areas: {
    title: 'Areas of your life',
    intro:
      'Where placements disagree, each summary says which one weighs more. Below it are the facts.',
    titles: {
      self: 'Self and energy',
      money: 'Money and family',
      siblings: 'Courage and siblings',
      home: 'Home',
      children: 'Children and learning',
      learning: 'Learning and play',
      health: 'Health habits',
      partner: 'Partner',
      work: 'Work',
      faith: 'Travel and faith',
    },
    verdicts: { supported: 'Well supported', mixed: 'Mixed', effort: 'Asks for effort' },
    supports: 'In its favour',
    challenges: 'Asks for care',
    because: (house: number, lord: string, karaka: string) =>
      `house ${house}, its lord ${lord}, the aspects on it, and ${karaka} as significator`,
  },

  houses: {
    intro:
      'First a summary of each area of life, then one reading for each [house], based on where its [lord] is placed. The badge is the lord’s [strength|strength by sign].',
    sectionTitle: 'House by house',
    title: (house: number, sign: string) => `House ${house} · ${sign}`,
    lord: (lord: string) => `Lord ${lord}`,
    because: (house: number, sign: string, lord: string, at: string, atHouse: number) =>
      `${sign} is the ${ordinal(house)} house; its lord ${lord} is in ${at}, the ${ordinal(atHouse)} house`,
    strength: (strength: string) => `[strength|strength] ${strength}`,
  },

  ascendant: {
    intro: 'What your rising sign says in general, and what the position of its [lord] adds.',
    facts: 'The facts',
    sign: '[lagna|Ascendant]',
    lord: '[lord|Lord of the ascendant]',
    lordAt: 'Sign of the lord',
    lordHouse: '[house|House of the lord]',
    lordStrength: '[strength|Strength of the lord]',
    symbol: 'Symbol',
    gem: 'Gem of the ascendant’s lord',
    day: 'Day for fasting',
    general: 'General prediction',
    personal: 'Personalised prediction',
    location: 'Position of the lord',
    characteristics: 'Characteristics of the sign',
    flagship: 'Main quality',
    spirituality: 'Spirituality',
    mantra: '[gayatri|Gayatri mantra]',
    good: 'Good qualities',
    bad: 'Weaknesses',
    becauseSign: (sign: string, degree: string) => `${sign} rising at ${degree}`,
    becauseLord: (lord: string, at: string, house: number) =>
      `${lord}, lord of the lagna, in ${at}, the ${ordinal(house)} house`,
  },

  planet: {
    intro: 'A report for each of the nine [graha|grahas]: choose one.',
    choose: 'Graha',
    title: (graha: string) => `${graha} in your chart`,
    facts: 'The facts',
    considered: '[graha|Graha]',
    sign: '[rashi|Sign]',
    house: '[house|House]',
    nativeHouse: 'House of its own sign',
    noNativeHouse: 'A node owns no sign',
    strength: '[strength|Strength]',
    lord: '[lord|Lord of the sign]',
    lordAt: 'Sign of that lord',
    lordHouse: 'House of that lord',
    lordStrength: 'Strength of that lord',
    definition: 'What it represents',
    location: 'Position',
    personal: 'Personalised prediction',
    inSign: (graha: string, sign: string) => `${graha} in ${sign}`,
    long: 'Its qualities',
    short: 'In short',
    affliction: 'What weakens it',
    noAffliction: 'No affliction found.',
    combust: '[combust|combust]: too near the Sun to be seen',
    debilitated: 'debilitated in its sign',
    joined: (grahas: string) => `in one sign with ${grahas}`,
    aspected: (grahas: string) => `under the [aspect] of ${grahas}`,
    mantra: '[gayatri|Gayatri mantra]',
    positive: 'Keywords',
    negative: 'Weaknesses',
    becauseHouse: (graha: string, house: number) => `${graha} in the ${ordinal(house)} house`,
    becauseSign: (graha: string, sign: string, strength: string) =>
      `${graha} in ${sign}, ${strength}`,
  },
  inHouse: (house: number) => `House ${house}`,
  and: ' and ',
};

export type GeneralWords = typeof en;
