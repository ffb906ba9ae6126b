import type { HoroscopeTexts } from '../horoscope.types.ts';
import { advice } from './advice.ts';
import { aspects } from './aspects.ts';
import { events } from './events.ts';
import {
  gochara,
  mostlyObstructed,
  mostlyRelieved,
  obstructed,
  relieved,
  stays,
} from './gochara.ts';
import { moonCareer } from './moon-career.ts';
import { moonGeneral } from './moon-general.ts';
import { moonHealth } from './moon-health.ts';
import { moonLove } from './moon-love.ts';
import { nakshatraDays } from './nakshatras.ts';

/** The horoscope in English. */
export const horoscopeEn: HoroscopeTexts = {
  locale: 'en-GB',
  grahas: {
    sun: 'the Sun',
    moon: 'the Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  grahasFirst: {
    sun: 'The Sun',
    moon: 'The Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  houses: {
    1: 'first',
    2: 'second',
    3: 'third',
    4: 'fourth',
    5: 'fifth',
    6: 'sixth',
    7: 'seventh',
    8: 'eighth',
    9: 'ninth',
    10: 'tenth',
    11: 'eleventh',
    12: 'twelfth',
  },
  when: { time: 'At {time}', date: 'On {date}' },
  moon: { general: moonGeneral, love: moonLove, career: moonCareer, health: moonHealth },
  moonStay: {
    days: 'From {from} to {to} the Moon is in {sign}.',
    day: 'On {from} the Moon is in {sign}.',
  },
  goodDays: {
    some: 'By the Moon the easier days of this week are {days}; put there what needs goodwill.',
    none: 'By the Moon no day of this week stands out, so an even pace serves you best.',
  },
  nakshatraDays,
  gochara,
  obstructed,
  relieved,
  mostlyObstructed,
  mostlyRelieved,
  stays,
  aspects,
  events,
  advice,
};
