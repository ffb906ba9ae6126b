import { en as planetColumns } from '../../format/planet-columns.en.ts';
import { en as names } from '../../format/names.en.ts';

/** The sentences of the part Year Chart, in English. `[id|words]` explains a term. */
export const en = {
  names,
  intro:
    'The chart of one [varshaphal|year of life] (varshaphal, by the rules of Tajika). A year begins when the Sun is back where it was at your birth.',
  stepper: {
    label: 'Year of life',
    previous: 'Previous year',
    next: 'Next year',
    current: 'This year',
    /** @param years civil years, `2026–27` @param age completed years when it begins */
    year: (years: string, age: number) => `${years}, age ${age}`,
    any: 'Any year',
  },
  loading: 'Loading the chart of the year…',
  failed: 'The chart of the year could not be loaded. The rest of the report is still here.',
  begins: 'The year begins',
  ends: 'The year ends',
  place: {
    birth: 'The chart is cast for the place of birth.',
    other: (place: string) => `The chart is cast for ${place}.`,
  },
  changePlace: {
    label: 'Change the place of the year chart',
    field: 'Place where you live at the start of the year',
    hint: 'Many astrologers cast the year for the place where the person lives. The ascendant and houses of the year change with it, the planets do not.',
    notChosen: 'Choose a place from the list.',
    birthPlace: 'Use the place of birth',
  },
  unusablePlace:
    'The place in this address does not exist, so the year is cast for the place of birth. You can choose another place below.',
  clock: (zone: string) => `Times are by the clock of the birth place (${zone}).`,

  muntha: '[muntha|Muntha]',
  lagna: '[lagna|Ascendant] of the year',
  yearLord: '[yearLord|Lord of the year]',
  munthaIn: (house: number, lord: string) => `house ${house}, lord ${lord}`,
  strengthOf: (points: string) => `strength ${points} of 20`,

  chart: 'Chart of the year',
  birthChart: 'Birth chart',
  chartOf: (name: string, age: number) => `Year chart of ${name}, age ${age}`,
  birthChartOf: (name: string) => `Birth chart of ${name}`,
  planets: {
    title: 'Planets at the start of the year',
    purpose: 'Where each planet is when the year begins. Compare the houses with your birth chart.',
    caption: 'Ascendant and nine grahas of the year',
    ...planetColumns,
  },

  lord: {
    title: 'How the lord of the year is chosen',
    purpose:
      'Five planets are candidates. The strongest of those that aspect the ascendant of the year leads it.',
    caption: 'Five candidates',
    office: 'Candidate as',
    planet: 'Planet',
    strength: 'Strength (of 20)',
    aspect: 'Aspect on the ascendant (of 60)',
    noAspect: 'none',
    offices: {
      muntha: 'Lord of the muntha',
      birth_lagna: 'Lord of the ascendant at birth',
      annual_lagna: 'Lord of the ascendant of the year',
      trirashi: 'Lord of its triplicity (trirashi)',
      day_night: {
        day: 'Lord of the Sun’s sign, as the year begins by day',
        night: 'Lord of the Moon’s sign, as the year begins by night',
      },
    },
    rules: {
      strongest_aspecting: (lord: string) =>
        `${lord} leads this year: it is the strongest candidate that aspects the ascendant.`,
      strongest: (lord: string) =>
        `${lord} leads this year: none of the five aspects the ascendant, and it is the strongest.`,
      muntha: (lord: string) =>
        `${lord} leads this year as lord of the muntha, because the best candidate is weak or two are equal.`,
      ithasala_with_moon: (lord: string) =>
        `The Moon would lead this year. By rule it hands over to ${lord}, the planet it joins in an ithasala.`,
      lord_of_moon: (lord: string) =>
        `The Moon would lead this year. By rule it hands over to ${lord}, the lord of its sign.`,
    },
  },

  strengths: {
    title: 'Strength of the seven planets',
    purpose:
      'Five counts added up ([panchavargiya|panchavargiya bala]): planets with 10 or more tend to keep their promises this year.',
    caption: 'Strength by five counts',
    planet: 'Planet',
    kshetra: 'Sign (30)',
    uchcha: 'Exaltation (20)',
    hadda: 'Hadda (15)',
    drekkana: 'Drekkana (10)',
    navamsa: 'Navamsa (5)',
    total: 'Total (20)',
    grade: 'Grade',
    grades: { feeble: 'Very weak', weak: 'Weak', strong: 'Strong', very_strong: 'Very strong' },
    sum: 'The total is the sum of the five counts divided by four.',
  },

  contacts: {
    title: 'Tajika yogas of two planets',
    purpose:
      'Two planets whose degrees are close work together this year. In an [ithasala] the matter is still coming; in an [ishrafa] it has passed.',
    caption: 'Pairs of planets with their degrees',
    none: 'No two planets are close enough this year.',
    yoga: 'Yoga',
    faster: 'Faster',
    slower: 'Slower',
    stage: 'Stage',
    apart: 'Apart',
    orb: 'Orb',
    yogas: { ithasala: 'Ithasala', ishrafa: 'Ishrafa' },
    stages: {
      complete: 'Complete (within 1°)',
      present: 'Forming',
      future: 'From the next sign',
    },
  },

  houses: {
    title: 'Tajika yogas of the houses',
    purpose:
      'For each house, what joins its lord with the lord of the ascendant, and what helps or hinders. Read it with the strength of both.',
    caption: 'Yogas by house',
    none: 'No yoga of a house this year.',
    house: 'House',
    houseNo: (house: number) => `House ${house}`,
    yoga: 'Yoga',
    lords: 'Two lords',
    pair: (lagnaLord: string, houseLord: string) => `${lagnaLord} and ${houseLord}`,
    planets: 'Planets',
    meaningsTitle: 'What these yogas often mean',
    noPlanets: '–',
    yogas: {
      nakta: 'Nakta',
      yamaya: 'Yamaya',
      manau: 'Manau',
      kamboola: 'Kamboola',
      gairi_kamboola: 'Gairi kamboola',
      khallasara: 'Khallasara',
      radda: 'Radda',
      duphali_kuttha: 'Duphali kuttha',
      dutthottha_davira: 'Dutthottha davira',
      tambira: 'Tambira',
    },
    meanings: {
      nakta: 'The lords do not meet, but a faster planet links them: someone may step in and help.',
      yamaya:
        'The lords do not meet, but a slower planet links them: help may come, with patience.',
      manau: 'The lords meet, but Mars or Saturn comes between: expect some friction or a delay.',
      kamboola: 'The lords meet and the Moon joins in: the matter tends to go more easily.',
      gairi_kamboola: 'The lords meet and the Moon joins later: support may come late.',
      khallasara: 'The lords meet, but the Moon gives no help: much depends on your own effort.',
      radda: 'The lords meet, but one is weak: plans may need a second try.',
      duphali_kuttha: 'The lords meet and the slower one is strong: the matter may end well.',
      dutthottha_davira:
        'Both lords are weak, but a strong planet helps one: you may need support.',
      tambira: 'The lords do not meet yet, but a strong planet is about to help: wait a little.',
    },
  },

  state: {
    title: 'Strong and weak this year',
    strong: 'Well placed (kuttha)',
    weak: 'Weakened (durapha)',
    none: 'None',
    weakBy: (planet: string, reasons: string) => `${planet} (${reasons})`,
    reasons: {
      retrograde: 'retrograde',
      combust: 'combust',
      debilitated: 'debilitated',
      in_6_8_12: 'in house 6, 8 or 12',
    },
    whole: {
      ikkavala:
        'All seven planets are in angles or the houses after them (ikkavala): often an active year.',
      induvara:
        'All seven planets are in houses 3, 6, 9 and 12 (induvara): often a quiet year, better for preparing.',
    },
  },

  mudda: {
    title: 'Mudda dasha: the periods of this year',
    purpose:
      'The year is divided like Vimshottari: use [mudda|mudda dasha] to see which weeks belong to which planet.',
    dasha: 'Dasha',
    subDasha: 'Sub-dasha',
    range: (start: string, end: string) => `${start} to ${end}`,
    heading: (lord: string, start: string, end: string) => `${lord} · ${start} to ${end}`,
    subCaption: (lord: string) => `Sub-dashas of ${lord}`,
  },
};

export type YearWords = typeof en;
