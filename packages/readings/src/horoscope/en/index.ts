import { ordinalsEn } from '../../ordinals.en.ts';
import type { HoroscopeTexts } from '../horoscope.types.ts';
import { advice } from './advice.ts';
import { aspects } from './aspects.ts';
import { events } from './events.ts';
import { gochara } from './gochara.ts';
import { met, moonMet, mostlyMet, stayed, stays } from './met.ts';
import { moonCareer } from './moon-career.ts';
import { moonGeneral } from './moon-general.ts';
import { moonHealth } from './moon-health.ts';
import { moonLove } from './moon-love.ts';
import { nakshatraDays } from './nakshatras.ts';
import { outlooks, turning } from './outlooks.ts';

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
  houses: ordinalsEn,
  when: { time: 'At {time}', date: 'On {date}' },
  matters: {
    1: 'your own plans and spirits',
    2: 'money, meals and family talk',
    3: 'messages, short trips and your own initiative',
    4: 'home, family and peace of mind',
    5: 'study, children and romance',
    6: 'routine, debts and disputes',
    7: 'partners and agreements',
    8: 'slow, private and shared matters',
    9: 'teachers, travel and beliefs',
    10: 'work and standing',
    11: 'friends, income and wishes',
    12: 'expenses, rest and time alone',
  },
  spans: { daily: 'today', weekly: 'this week', monthly: 'this month', yearly: 'this year' },
  spansOver: { weekly: 'that week', monthly: 'that month', yearly: 'that year' },
  moon: { general: moonGeneral, love: moonLove, career: moonCareer, health: moonHealth },
  moonMet,
  moonStay: {
    days: 'From {from} to {to} the Moon is in {sign}.',
    day: 'On {from} the Moon is in {sign}.',
  },
  moonStayed: {
    days: 'From {from} to {to} the Moon was in {sign}, your {own} house, and {matters} may have been on your mind.',
    day: 'On {from} the Moon was in {sign}, your {own} house, and {matters} may have been on your mind.',
  },
  goodDays: {
    some: {
      one: 'Going by the Moon, the easiest day of this week may be {days}.',
      other: 'Going by the Moon, the easier days of this week may be {days}.',
    },
    left: {
      one: 'Going by the Moon, the easiest day left this week may be {days}.',
      other: 'Going by the Moon, the easier days left this week may be {days}.',
    },
    over: {
      one: 'Going by the Moon, the easiest day of that week may have been {days}.',
      other: 'Going by the Moon, the easier days of that week may have been {days}.',
    },
    today: 'Going by the Moon, today may be one of the easier days of this week.',
    none: 'Going by the Moon, no day of this week stands out, so an even pace may serve you best.',
    noneLeft:
      'Going by the Moon, no day left this week stands out, so an even pace may serve you best.',
    noneToday:
      'Going by the Moon, today does not stand out in this week, so an even pace may serve you best.',
    noneOver:
      'Going by the Moon, no day of that week stood out, and an even pace may have served you best.',
  },
  nakshatraDays,
  gochara,
  met,
  mostlyMet,
  stayed,
  stays,
  aspects,
  events,
  outlooks,
  turning,
  advice,
};
