import { en as names } from '../format/names.en.ts';

/** The sentences of the report of a birth without a time, in English: what is known, and what is not. */
export const en = {
  names,
  timeUnknown: 'time not known',
  summary: (signs: string, nakshatras: string) => `Moon in ${signs}, born under ${nakshatras}.`,
  or: (choices: readonly string[]) => choices.join(' or '),
  basis: 'Houses are counted from the sign of the Moon.',
  changes: 'depends on the hour',
  moonChart: (name: string, sign: string) => `Moon chart of ${name}, from ${sign}`,
  moonChartMiddle: 'Moon',
  moonChartNote: 'Moon chart (Chandra kundli): the sign of the Moon is the first house.',
  moonChartOf: (sign: string) =>
    `Moon chart (Chandra kundli) for a birth while the Moon was in ${sign}.`,

  kundli: {
    intro: 'Where the nine grahas are during that day, with their houses counted from the Moon.',
    caption: 'Nine grahas over the day',
    graha: 'Graha',
    sign: 'Sign',
    degree: 'Degree, first to last minute',
    nakshatra: 'Nakshatra',
    house: 'House from the Moon',
    retrograde: 'Retrograde',
    yes: 'Yes',
    no: 'No',
    leftOut:
      'Basic Details with the ascendant and the panchang of the moment, the Divisional Chart, Ashtakvarga, Binnashtakvarga and Western Planet need a birth time: they depend on the ascendant or change within minutes.',
  },
  general: {
    intro: 'What each graha means in the sign that it keeps for the whole day.',
    inSign: (graha: string, sign: string) => `${graha} in ${sign}`,
    leftOut:
      'Personal Characteristics, the Ascendant Report and the houses of the Planet Report need a birth time: they are counted from the ascendant.',
  },
  dashas: {
    intro:
      'Vimshottari periods follow the Moon, which moves on within the day: each date is given as its earliest and its latest.',
    caption: (nakshatra: string) => `Mahadashas of a birth under ${nakshatra}`,
    whole: (nakshatra: string) =>
      `For a birth at any time of that day: the Moon is in ${nakshatra} all day.`,
    before: (nakshatra: string, end: string) =>
      `For a birth before ${end}, while the Moon is in ${nakshatra}.`,
    after: (nakshatra: string, start: string) =>
      `For a birth from ${start} on, while the Moon is in ${nakshatra}.`,
    from: (nakshatra: string, start: string, end: string) =>
      `For a birth between ${start} and ${end}, while the Moon is in ${nakshatra}.`,
    lord: 'Mahadasha',
    starts: 'Starts between',
    ends: 'Ends between',
    between: (early: string, late: string) => `${early} and ${late}`,
    leftOut:
      'The running period, its sub-periods and predictions, Char Dasha and Yogini Dasha need a birth time: without one, their dates would be a guess.',
  },
  doshas: {
    intro: 'What can be seen from the Moon, or from the grahas among themselves.',
    mangal: 'Mangal Dosh, from the Moon',
    mangalFound: (house: number) => `Mars is in house ${house} from the Moon, a house that counts.`,
    mangalNot: (house: number) =>
      `Mars is in house ${house} from the Moon, which is none of the houses that count.`,
    mangalRest: 'The ascendant counts most and needs a birth time, so we can’t say yes or no.',
    kaalsarp: 'Kaal Sarp Dosh',
    kaalsarpFound: 'All seven grahas are on one side of the line from Rahu to Ketu.',
    kaalsarpPartial:
      'Partial: all but what is just outside (within 30°) is on one side of the line from Rahu to Ketu.',
    kaalsarpNot: 'There are grahas on both sides of the line from Rahu to Ketu.',
    kaalsarpRest: 'Its form is named after the house of Rahu from the ascendant, and is left out.',
    changes: 'It changes during that day, so it depends on the hour of birth.',
    sadesati: 'Sade Sati',
    leftOut:
      'Manglik Dosh as a whole, Pitra Dosh and Papasamaya need a birth time: they count houses from the ascendant.',
  },
};

export type DayWords = typeof en;
