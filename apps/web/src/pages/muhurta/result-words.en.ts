import type { MuhurtaPurpose, MuhurtaQuality } from '@jyoti/contract';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';

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
  found: (count: number, date: string, span: string) =>
    `${count === 1 ? '1 day has' : `${count} days have`} a good time. The best is ${date}, ${span}.`,
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
  } satisfies Record<MuhurtaQuality, string>,
  groups: {
    excellent: 'Excellent days',
    good: 'Good days',
    fair: 'Fair days',
  } satisfies Record<MuhurtaQuality, string>,
  groupIntros: {
    excellent: 'Almost every rule is in favour.',
    good: 'Most rules are in favour, and a few are against.',
    fair: 'Nothing forbids these days, but fewer rules are in favour.',
  } satisfies Record<MuhurtaQuality, string>,
  more: (count: number) => `Show ${days(count)} more`,
  tithi: 'Lunar day (tithi)',
  nakshatra: 'Nakshatra',
  ascendant: 'Rising sign (lagna)',
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
  },
  limits: {
    title: 'What a muhurta is not',
    text: 'It is a custom for choosing a time, not a promise of how something turns out. Families and regions have rules of their own: ask your priest before you fix a date.',
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
