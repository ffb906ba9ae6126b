import { en as names } from '../format/names.en.ts';

/** The sentences of the tab Dashas, in English. `[id|words]` explains a term. */
export const en = {
  names,
  span: {
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  planet: 'Planet',
  dasha: 'Dasha',
  lord: 'Lord',
  length: 'Length',
  footer: (shown: number, total: number) => `Showing first ${shown} dashas out of ${total}`,
  more: 'Show more',
  /** In print, below periods that extend beyond a lifetime. */
  leftOut: 'Periods that begin after the age of 90 are left out.',
  /** Above periods of days and hours. */
  clock: (zone: string) => `Times are by the clock of the birth place (${zone}).`,
  loading: 'Loading dasha data...',
  failed: 'The dasha data could not be loaded.',

  mahadasha: {
    intro: 'The nine [mahadasha|mahadashas] of 120 years. The first was already running at birth.',
    open: 'Below, you can open each of them level by level.',
    balance: (years: string, lord: string) => `Dasha remaining at birth: ${years} of ${lord}.`,
    because: (nakshatra: string, pada: number, lord: string) =>
      `the Moon in ${nakshatra} ${pada}, whose lord is ${lord}`,
    caption: 'Nine mahadashas, 120 years',
    lord: 'Mahadasha',
    yearLength: (days: number) => `A dasha year is counted as ${days} days.`,
    tree: 'Level by level',
    treeOf: (name: string) => `Vimshottari dasha of ${name}`,
  },

  prediction: {
    intro:
      'A reading of each [mahadasha], based on the houses and the strength of its [lord] and on your age at the time.',
    title: (lord: string) => `${lord} mahadasha`,
    years: (start: number, end: number) => `${start} to ${end}`,
    /** @param years the calendar years; ages are omitted if unknown */
    when: (years: string, from: number | undefined, to: number | undefined) =>
      from === undefined || to === undefined ? years : `${years}, age ${from} to ${to}`,
    late: 'Periods that begin after the age of 90',
    prediction: 'Prediction',
    influence: 'Planetary influence',
    because: (lord: string, sign: string, house: number) => `${lord} in ${sign}, house ${house}`,
  },

  antardasha: {
    intro: 'Your current [antardasha], its sub-periods, and all 81 antardashas.',
    mahadasha: 'Current Mahadasha',
    antardasha: 'Current Antardasha',
    deeper: 'Deeper Levels',
    none: 'No current antardasha period found.',
    readings: 'The antardashas of this mahadasha',
    range: (start: string, end: string) => `${start} to ${end}`,
    because: (main: string, sub: string, apart: number) =>
      main === sub
        ? `${main} is lord of both periods`
        : apart === 1
          ? `${sub} and ${main} in one sign`
          : `${sub} in sign ${apart} from ${main}`,
    caption: 'All antardasha periods',
    name: 'Mahadasha/Antardasha',
  },

  char: {
    intro: {
      current: 'Your current [charDasha|Chara dasha], in twelve equal sub-periods.',
      main: 'The [charDasha|Chara dashas] of the twelve signs, twice over, from birth.',
      sub: 'Every [charDasha|Chara dasha] with its twelve sub-periods.',
    },
    none: 'Today is outside the two rounds of this dasha.',
    main: 'Main dasha',
    lord: 'Lord',
    subStart: 'Sub-dasha start date',
    startsOn: (date: string) => `Start date: ${date}.`,
    caption: 'Dashas of the signs',
    subCaption: (sign: string) => `Sub-dashas of ${sign}`,
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    sub: 'Sub-dasha',
    heading: (sign: string, lord: string, start: string) =>
      `${sign} · lord ${lord} · from ${start}`,
  },

  current: {
    intro: 'Your five current periods, each inside the one before: from years down to hours.',
    levels: {
      mahadasha: 'Mahadasha',
      antardasha: 'Antardasha',
      paryantardasha: 'Paryantardasha',
      Shookshamadasha: 'Shookshamadasha',
      Pranadasha: 'Pranadasha',
    },
    none: 'Today is outside the 120 years of this dasha.',
    starts: 'Starts',
    ends: 'Ends',
  },

  full: {
    intro:
      'Your current periods, and all nine periods at every level: [mahadasha], [antardasha], [paryantardasha|pratyantardasha], [sookshma], [prana|pranadasha].',
    hierarchy: 'Your current periods',
    levels: {
      mahadasha: 'Mahadasha',
      antardasha: 'Antardasha',
      paryantardasha: 'Pratyantardasha',
      Shookshamadasha: 'Sookshma',
      Pranadasha: 'Pranadasha',
    },
    periods: (level: string) => `${level} periods`,
    range: (start: string, end: string) => `${start} to ${end}`,
  },

  yogini: {
    intro: {
      main: 'Three rounds of the eight [yogini|yoginis], 36 years each. The first was already running at birth.',
      sub: 'Every [yogini|yogini dasha] with its eight sub-periods.',
    },
    caption: 'Yogini dashas',
    subCaption: (yogini: string) => `Sub-dashas of ${yogini}`,
    heading: (yogini: string, lord: string, start: string, end: string) =>
      `${yogini} · lord ${lord} · ${start} to ${end}`,
    sub: 'Sub-dasha',
  },
};

export type DashasWords = typeof en;
