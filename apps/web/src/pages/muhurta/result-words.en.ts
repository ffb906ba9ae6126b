import type { MuhurtaPurpose } from '@jyoti/contract';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';
import type { DayVerdict } from './group-days.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** The sentences of found dates, in English. */
export const en = {
  titles: {
    marriage: 'Wedding dates',
    griha_pravesh: 'Griha pravesh dates',
    vehicle: 'Dates for buying a vehicle',
    property: 'Dates for buying property',
    shop: 'Dates for opening a business',
    namakarana: 'Namakarana dates',
    mundan: 'Mundan dates',
    upanayana: 'Upanayana dates',
    journey: 'Dates for a journey',
  } satisfies Record<MuhurtaPurpose, string>,
  /** Where and when was searched. */
  about: (place: string, span: string) => `${place}, ${span}`,
  coordinates: (latitude: number, longitude: number) =>
    `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`,
  /** How many days all rules accept, and how many more almanacs do. */
  found: (all: number, many: number, date: string, span: string) => {
    const best = `The best is ${date}, ${span}.`;
    if (all === 0)
      return `No day is good by all rules. Many almanacs accept ${days(many)}. ${best}`;
    const good = all === 1 ? '1 day is good by all rules' : `${all} days are good by all rules`;
    return many === 0
      ? `${good}. ${best}`
      : `${good}, and many almanacs accept ${many} more. ${best}`;
  },
  comparedWith: (names: readonly string[]) => `Compared with the Moon of ${names.join(' and ')}.`,
  compareBirths: 'No chart was compared. With a birth, the dates fit the person better.',
  lastRead: (title: string, place: string) => `${title}, ${place}`,
  again: 'Change details',
  order: 'Order of the days',
  orders: { best: 'Best first', date: 'By date' },
  qualities: {
    excellent: 'Excellent',
    good: 'Good',
    fair: 'Fair',
    many: 'Accepted by many',
  } satisfies Record<DayVerdict, string>,
  groups: {
    excellent: 'Excellent days',
    good: 'Good days',
    fair: 'Fair days',
    many: 'Accepted by many almanacs',
  } satisfies Record<DayVerdict, string>,
  groupIntros: {
    excellent: 'Good by all rules, and almost everything is in favour.',
    good: 'Good by all rules. Most things are in favour, and a few are against.',
    fair: 'Good by all rules, but fewer things are in favour.',
    many: 'Many printed almanacs list days like these. Stricter rules are against them, and each day says which.',
  } satisfies Record<DayVerdict, string>,
  more: (count: number) => `Show ${days(count)} more`,
  tithi: 'Lunar day (tithi)',
  nakshatra: 'Nakshatra',
  ascendant: 'Ascendant (lagna)',
  terms: {
    tithi: {
      name: 'Tithi',
      text: 'A day of the Moon, one of thirty between two new moons. Each occasion has tithis that suit it.',
    },
    nakshatra: {
      name: 'Nakshatra',
      text: 'The part of the sky that the Moon is in, one of twenty-seven. The Moon stays about a day in each.',
    },
    lagna: {
      name: 'Lagna',
      text: 'The sign that is rising in the east at this time. It changes about every two hours.',
    },
  },
  times: 'Good times',
  moreTimes: (count: number) => (count === 1 ? '1 more time' : `${count} more times`),
  rising: (sign: string) => `${sign} rising`,
  why: 'Why this time?',
  inFavour: 'In favour',
  against: 'Against',
  /** Before the rules that printed almanacs do not ask for. */
  stricter: 'Against by stricter rules',
  nothingAgainst: 'Nothing counts against this time.',
  calendar: {
    file: (date: string) => `jyoti-muhurta-${date}.ics`,
    titles: {
      marriage: 'Muhurta: wedding',
      griha_pravesh: 'Muhurta: griha pravesh',
      vehicle: 'Muhurta: buying a vehicle',
      property: 'Muhurta: buying property',
      shop: 'Muhurta: opening a business',
      namakarana: 'Muhurta: namakarana',
      mundan: 'Muhurta: mundan',
      upanayana: 'Muhurta: upanayana',
      journey: 'Muhurta: journey',
    } satisfies Record<MuhurtaPurpose, string>,
    of: (day: string, span: string) => `Add to calendar: ${day}, ${span}`,
  },
  empty: {
    title: 'No good day between these dates',
    next: (date: string) => `The next good day is ${date}.`,
    noNext: 'There is none in the year after these dates either.',
    search: (date: string) => `Search from ${date}`,
    change: 'Try other dates',
  },
  left: {
    title: 'Days that were left out',
    intro: (count: number) =>
      count === 1
        ? '1 day has no good time. These rules leave it out.'
        : `${count} days have no good time. These are the rules behind it; several can apply on one day.`,
    days,
    all: (count: number) => `Show all ${count} rules`,
    byDate: 'Show each day with its rules',
  },
  limits: {
    title: 'What a muhurta is not',
    text: 'It is a custom for choosing a time, not a promise of how something turns out. Families and regions have rules of their own: ask your pandit before you fix a date.',
    basis: (ayanamsa: string, clock: string, offset: string) =>
      `${ayanamsa} ayanamsa. All times are in ${clock} time (UTC${offset}).`,
    ayanamsas: ayanamsaNames,
    sunrise: {
      centre: 'Sunrise: centre of the Sun.',
      edge: 'Sunrise: upper edge of the Sun.',
    },
  },
};

export type MuhurtaResultWords = typeof en;
