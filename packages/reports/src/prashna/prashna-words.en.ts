import { en as planetColumns } from '../format/planet-columns.en.ts';
import { en as kp } from '../kundli/astrologer/kp-words.en.ts';

/** The sentences of a question's chart, in English. `[id|words]` explains a term. */
export const en = {
  kp: {
    ...kp,
    intro:
      'The chart of your question by the Krishnamurti method (KP). It shows where an astrologer looks for an answer. It does not say yes or no.',
    ayanamsa: (degrees: string) =>
      `Calculated with the [ayanamsa|ayanamsa] of KP, here ${degrees}.`,
    ruling: {
      ...kp.ruling,
      title: 'Ruling planets of the moment',
      purpose:
        'The planets of the moment itself, whatever the number is. Astrologers use the [rulingPlanets|ruling planets] to choose between significators.',
    },
  },
  rises: '[lagna|Ascendant]',
  risesByNumber: (number: number) => `[lagna|Ascendant] of number ${number}`,
  moon: 'The Moon, which shows what is on your mind',
  at: (sign: string, degree: string) => `${sign} ${degree}`,
  lords: (star: string, sub: string) => `star of ${star}, sub of ${sub}`,
  day: 'Lord of the day',
  /** The stretch of the zodiac that a number names. */
  sub: (number: number, sign: string, from: string, to: string) =>
    `Number ${number} is ${sign} from ${from} to ${to}. Its start is the ascendant; the planets are where they are at the moment.`,
  chart: 'Chart of the question',
  chartOf: (moment: string) => `Chart of the question, ${moment}`,
  planets: {
    title: 'Planets by sign',
    purpose: 'Where each planet is at this moment, in houses that are whole signs.',
    caption: 'Ascendant and nine grahas of the moment',
    ...planetColumns,
  },
};

export type PrashnaPartWords = typeof en;
