import { en as names } from '../format/names.en.ts';

/** The sentences on the transits of a date, in English. `[id|words]` explains a term. */
export const en = {
  names,
  loading: 'Loading the transits…',
  failed: 'The transits could not be loaded. The rest of the report is still here.',
  intro:
    'Where the grahas are on the date you choose, seen from your birth chart. Houses are counted from your Moon (gochara) and from your ascendant.',
  on: (date: string) => `Transits on ${date}`,
  /** The beginning of a sentence about another day than today. */
  onDay: (date: string) => `On ${date}`,
  stepper: {
    label: 'Date of the transits',
    step: 'Step',
    steps: { daily: 'Day', weekly: 'Week', monthly: 'Month', yearly: 'Year' },
    previous: {
      daily: 'Previous day',
      weekly: 'A week earlier',
      monthly: 'A month earlier',
      yearly: 'A year earlier',
    },
    next: {
      daily: 'Next day',
      weekly: 'A week later',
      monthly: 'A month later',
      yearly: 'A year later',
    },
    today: 'Today',
    any: 'Any date',
    outOfRange: 'Choose a date from 1800 to 2200.',
  },
  charts: {
    natal: (name: string) => `Birth chart of ${name}`,
    natalTitle: 'At birth',
    transits: (name: string, date: string) => `Transits on ${date} in the houses of ${name}`,
    transitsTitle: (date: string) => `On ${date}`,
    middle: { natal: 'Birth', transits: 'Transits' },
  },
  caption: 'The nine transits',
  columns: {
    graha: 'Graha',
    sign: 'Sign',
    degree: 'Degree',
    fromMoon: 'From the Moon',
    fromLagna: 'From the lagna',
    verdict: 'On the whole',
    bindus: 'Bindus',
    sarva: 'Sarva',
    next: 'Next sign',
  },
  retrograde: 'retrograde',
  nextSign: (sign: string, date: string) => `${sign}, ${date}`,
  verdicts: { supportive: 'Supportive', mixed: 'Mixed', demanding: 'Needs patience' },
  explanation:
    'On the whole combines the house from the Moon, [vedha] and the [bindu|bindus] in that sign: four or more help, fewer weaken. [sarva|Sarva] is the sum of all bindus there.',
  contacts: {
    title: 'Close to your birth chart',
    none: (orb: number) =>
      `On this date no graha is within ${orb}° of a point of your birth chart.`,
    conjunction: (graha: string, point: string, orb: string) =>
      `${graha} meets your natal ${point}, ${orb} apart.`,
    aspect: (graha: string, point: string, orb: string, count: number) =>
      `${graha} aspects your natal ${point} as its ${count}${count === 3 ? 'rd' : 'th'}, within ${orb}.`,
    ascendant: 'ascendant',
  },
  readings: 'What these transits often look like',
  placed: (graha: string, sign: string) => `${graha} in ${sign}`,
  basedOn: {
    houses: (moon: number, lagna: number) =>
      `House ${moon} from the Moon, house ${lagna} from the lagna`,
    bindus: (own: number) => `${own} of 8 bindus`,
    vedha: (by: string, house: number) => `vedha: ${by} in house ${house}`,
    station: (motion: 'direct' | 'retrograde', date: string) => `turns ${motion} on ${date}`,
  },
  dashas: {
    title: (date: string) => `Dashas on ${date}`,
    caption: 'Vimshottari periods on this date',
    level: 'Level',
    levels: {
      mahadasha: 'Mahadasha',
      antardasha: 'Antardasha',
      paryantardasha: 'Pratyantardasha',
      Shookshamadasha: 'Sookshma dasha',
      Pranadasha: 'Prana dasha',
    },
    lord: 'Lord',
    starts: 'Starts',
    ends: 'Ends',
    none: 'This date is outside the 120 years of Vimshottari.',
  },
  sadesati: 'Saturn and your Moon',
  /** The short lines below the opening of the report. */
  opening: {
    title: 'Saturn and today’s transits',
    today: 'Today, counted from your Moon:',
    transit: (graha: string, house: number, verdict: string) =>
      `${graha} in house ${house}: ${verdict}`,
    more: 'All transits',
    sadeSati: 'Sade Sati dates',
    failed: 'Today’s transits could not be loaded.',
  },
};

export type TransitsWords = typeof en;
