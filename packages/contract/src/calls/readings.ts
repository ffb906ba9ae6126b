import { birthDayDocumentResponseSchema, birthDayRequestSchema } from '../birth-day-document.ts';
import { horoscopePeriods, horoscopeSigns } from '../choices.ts';
import { festivalsDocumentResponseSchema } from '../festivals-document.ts';
import { gemstonesDocumentResponseSchema } from '../gemstones-document.ts';
import { gemstonesRequestSchema, gemstonesResponseSchema } from '../gemstones.ts';
import { horoscopeDocumentResponseSchema } from '../horoscope-document.ts';
import { horoscopeQuerySchema, horoscopeResponseSchema } from '../horoscope.ts';
import {
  kundliRequestSchema,
  kundliResponseSchema,
  vimshottariRequestSchema,
  vimshottariResponseSchema,
} from '../kundli.ts';
import { kundliFactsRequestSchema, kundliFactsResponseSchema } from '../kundli-facts.ts';
import {
  matchingDocumentRequestSchema,
  matchingDocumentResponseSchema,
} from '../matching-document.ts';
import { matchingRequestSchema, matchingResponseSchema } from '../matching.ts';
import { muhurtaDocumentResponseSchema } from '../muhurta-document.ts';
import { muhurtaRequestSchema } from '../muhurta-search.ts';
import { numerologyDocumentResponseSchema } from '../numerology-document.ts';
import { numerologyRequestSchema, numerologyResponseSchema } from '../numerology.ts';
import {
  panchangDocumentResponseSchema,
  panchangMonthDocumentResponseSchema,
  panchangMoreDocumentResponseSchema,
} from '../panchang-document.ts';
import {
  festivalCalendarQuerySchema,
  festivalsQuerySchema,
  panchangMonthQuerySchema,
  panchangMoreReportQuerySchema,
  panchangQuerySchema,
} from '../panchang-request.ts';
import { panchangMonthResponseSchema, panchangResponseSchema } from '../panchang.ts';
import { placeOffsetQuerySchema, placeOffsetResponseSchema } from '../place-offset.ts';
import { prashnaDocumentResponseSchema } from '../prashna-document.ts';
import { prashnaRequestSchema } from '../prashna.ts';
import { kundliDocumentRequestSchema, kundliDocumentResponseSchema } from '../report-document.ts';
import { skyTodayQuerySchema, skyTodayResponseSchema } from '../sky-today.ts';
import { starDayDocumentResponseSchema, starDayRequestSchema } from '../star-day-document.ts';
import type { CallTable } from './call.ts';
import { exampleBirth, examplePartner, exampleWhere } from './examples.ts';
import { read, everyoneForAMinute, oneForAnHour } from './shared.ts';

/** The parameters in the path of a horoscope, and its price. */
const ofHoroscope = {
  price: { call: 1, work: { daily: 26, weekly: 26, monthly: 26, yearly: 100 } },
  cache: oneForAnHour,
  params: {
    sign: { description: 'A sign.', example: 'aries', options: horoscopeSigns },
    period: { description: 'A span of time.', example: 'daily', options: horoscopePeriods },
  },
  query: horoscopeQuerySchema,
  example: { query: { date: '2026-11-21' } },
} as const;

const tool = { group: 'Charts and readings', who: 'visitor' } as const;

export const readingCalls = {
  'GET /api/places/offset': {
    id: 'placeOffset',
    group: 'Places',
    who: 'anyone',
    summary: 'Get the time zone and offset of a birth',
    price: read,
    cache: oneForAnHour,
    query: placeOffsetQuerySchema,
    success: {
      description: 'The zone, its offset at that time, and notes about it.',
      schema: placeOffsetResponseSchema,
    },
    example: { query: { ...exampleWhere, date: '1943-05-14', time: '06:30' } },
  },
  'POST /api/kundli': {
    ...tool,
    id: 'kundli',
    summary: 'Calculate a birth chart',
    description:
      'Without `sections` the response has all sections. For a birth without a time it has only `moon_chart`. Running periods are those of now, or of `at`.',
    price: { call: 8, work: { 'all sections': 14 } },
    body: kundliRequestSchema,
    success: {
      description: 'An object with a key for each section.',
      schema: kundliResponseSchema,
    },
    example: { body: { birth: exampleBirth, sections: ['planet_details'] } },
  },
  'POST /api/reports/kundli': {
    ...tool,
    id: 'kundliDocument',
    summary: 'Get parts of a birth chart’s report as blocks',
    description:
      'Each part has its sentences, tables and charts in the language of the request, ready to be drawn.',
    price: { call: 8, work: { 'all parts': 20 } },
    body: kundliDocumentRequestSchema,
    success: {
      description: 'The requested parts.',
      schema: kundliDocumentResponseSchema,
    },
    example: { body: { birth: exampleBirth, parts: ['planet-details'] } },
  },
  'POST /api/facts/kundli': {
    ...tool,
    id: 'kundliFacts',
    summary: 'Get what the engine knows of a birth',
    description:
      'The objects that the functions of `@jyoti/jyotish` return, described by its types: ids, numbers, Julian days UT.',
    price: 8,
    body: kundliFactsRequestSchema,
    success: {
      description: 'The requested facts.',
      schema: kundliFactsResponseSchema,
    },
    example: { body: { birth: exampleBirth, facts: ['karakas', 'yogas'] } },
  },
  'POST /api/reports/birth-day': {
    ...tool,
    id: 'birthDayDocument',
    summary: 'Get the report of a birth without its time',
    description:
      'What is true for the whole day of birth, and every possible value of the rest, counted from the Moon. Its sentences, tables and charts are in the language of the request, ready to be drawn.',
    price: 8,
    body: birthDayRequestSchema,
    success: {
      description: 'The charts from the Moon and the main tabs.',
      schema: birthDayDocumentResponseSchema,
    },
    example: { body: { birth: { ...exampleBirth, time_unknown: true } } },
  },
  'POST /api/kundli/vimshottari': {
    ...tool,
    id: 'vimshottari',
    summary: 'Calculate the nine sub-periods of a vimshottari period',
    price: 2,
    body: vimshottariRequestSchema,
    success: {
      description: 'The periods with start and end.',
      schema: vimshottariResponseSchema,
    },
    example: { body: { birth: exampleBirth, path: ['Venus', 'Sun'] } },
  },
  'POST /api/reports/prashna': {
    ...tool,
    id: 'prashnaDocument',
    summary: 'Get the chart of a question (prashna) as a report',
    description:
      'With `number`, 1 to 249, the ascendant is the start of the sub with that number, as in the Krishnamurti Paddhati; without it, the one that rises. No answer to the question is given.',
    price: 3,
    body: prashnaRequestSchema,
    success: {
      description:
        'What rises, the Moon and the lord of the day by their ids, and blocks: the chart by signs, cusps with star, sub and sub-sub lords, significators, ruling planets.',
      schema: prashnaDocumentResponseSchema,
    },
    example: {
      body: {
        latitude: 23.18239,
        longitude: 75.77643,
        date: '2026-11-21',
        time: '10:30',
        number: 145,
      },
    },
  },
  'POST /api/matching': {
    ...tool,
    id: 'matching',
    summary: 'Match two births for marriage',
    price: 4,
    body: matchingRequestSchema,
    success: {
      description: 'Ashtakoot, dashakoot, rajju and vedha, papasamaya and their aggregate.',
      schema: matchingResponseSchema,
    },
    example: { body: { boy: examplePartner, girl: exampleBirth } },
  },
  'POST /api/reports/matching': {
    ...tool,
    id: 'matchingDocument',
    summary: 'Get the match of two births as a report',
    description:
      'Its sentences, tables and charts are in the language of the request, ready to be drawn. Without a time of birth it has one result for each part of the day in which the Moons decide differently.',
    price: 4,
    body: matchingDocumentRequestSchema,
    success: {
      description: 'The conclusion, the parts of the match, and both charts.',
      schema: matchingDocumentResponseSchema,
    },
    example: { body: { boy: examplePartner, girl: exampleBirth, parts: ['ashtakoot'] } },
  },
  'GET /api/panchang': {
    ...tool,
    id: 'panchang',
    summary: 'Calculate the panchang of a day at a place',
    price: 6,
    cache: oneForAnHour,
    query: panchangQuerySchema,
    success: { description: 'Instants in UTC.', schema: panchangResponseSchema },
    example: { query: { ...exampleWhere, date: '2026-11-21', time: '06:30' } },
  },
  'GET /api/panchang/month': {
    ...tool,
    id: 'panchangMonth',
    summary: 'Calculate the panchang of a month at a place',
    price: 14,
    cache: oneForAnHour,
    query: panchangMonthQuerySchema,
    success: {
      description: 'A row for each day.',
      schema: panchangMonthResponseSchema,
    },
    example: { query: { ...exampleWhere, year: '2026', month: '11' } },
  },
  'GET /api/reports/panchang': {
    ...tool,
    id: 'panchangDocument',
    summary: 'Get the panchang of a day as a report',
    description:
      'Ids, instants in UTC, and sentences in the language of the request. A time in a sentence is marked with its instants: `[start/end|words]`.',
    price: 6,
    cache: oneForAnHour,
    query: panchangQuerySchema,
    success: {
      description: 'Limbs, times, Sun and Moon, observances, horas and choghadiyas.',
      schema: panchangDocumentResponseSchema,
    },
    example: { query: { ...exampleWhere, date: '2026-11-21', time: '06:30' } },
  },
  'GET /api/reports/panchang/month': {
    ...tool,
    id: 'panchangMonthDocument',
    summary: 'Get the panchang of a month as a report',
    price: 14,
    cache: oneForAnHour,
    query: panchangMonthQuerySchema,
    success: {
      description: 'A row for each day: limbs at sunrise, the Moon, observances.',
      schema: panchangMonthDocumentResponseSchema,
    },
    example: { query: { ...exampleWhere, year: '2026', month: '11' } },
  },
  'GET /api/reports/panchang/more': {
    ...tool,
    id: 'panchangMoreDocument',
    summary: 'Get further timings of a day as a report',
    price: 3,
    cache: oneForAnHour,
    query: panchangMoreReportQuerySchema,
    success: {
      description:
        'Regional dates, special and Anandadi yogas, Gowri panchangam, rising signs, panchakas.',
      schema: panchangMoreDocumentResponseSchema,
    },
    example: { query: { ...exampleWhere, date: '2026-11-21' } },
  },
  'GET /api/reports/festivals': {
    ...tool,
    id: 'festivalsReport',
    summary: 'The festivals, fasts and eclipses of a year at a place, as a report',
    description:
      'Besides all festivals and fasts by date, it has lists of Ekadashi with the time of breaking the fast, Pradosh with its window, Sankashti with moonrise, Vinayaka Chaturthi, Purnima, Amavasya and Sankranti. With `region` they are those of all of India, of communities and of the region. Texts are in the language of the request.',
    price: 120,
    cache: oneForAnHour,
    query: festivalsQuerySchema,
    success: {
      description: 'A part for each list, with its days; instants in UTC.',
      schema: festivalsDocumentResponseSchema,
    },
    example: { query: { ...exampleWhere, year: '2026', region: 'gujarat' } },
  },
  'POST /api/reports/star-day': {
    ...tool,
    id: 'starDayReport',
    summary: 'What a day means for a birth star, as a report',
    description:
      'Tarabala, chandrabala, the good times of a day for a person, and the times that everybody avoids. Texts are in the language of the request.',
    price: 3,
    body: starDayRequestSchema,
    success: { description: 'Instants in UTC.', schema: starDayDocumentResponseSchema },
    example: { body: { birth: exampleBirth, ...exampleWhere, date: '2026-11-21' } },
  },
  'GET /api/panchang/festivals.ics': {
    ...tool,
    id: 'festivalCalendar',
    who: 'anyone',
    summary: 'Festivals, fasts and eclipses of a place as a calendar file',
    description:
      'An iCalendar file (RFC 5545) with reminders. Without `from` and `to` it is a feed for calendar programs, from a month ago to thirteen months ahead; with both it has these days, 400 at most. `region` and `list` narrow it, for example to the Ekadashis.',
    price: { call: 2, work: { 'a new calendar': 300 } },
    cache: { public: true, seconds: 86_400 },
    query: festivalCalendarQuerySchema,
    success: { description: 'A calendar.', type: 'text/calendar' },
    example: { query: { ...exampleWhere, from: '2026-11-01', to: '2026-11-30' } },
  },
  'POST /api/reports/muhurta': {
    ...tool,
    id: 'muhurtaDocument',
    summary: 'Find good days and times for an occasion, as a report',
    description:
      'Searches at most a year, in parts of three months. With births, the Moon of each day is compared with theirs. A range without a good day names the rules that leave its days out, and the next good date.',
    price: { call: 4, work: { 'each three months': 25 } },
    body: muhurtaRequestSchema,
    success: {
      description:
        'Good days with their times and reasons, as ids, instants in UTC and sentences in the language of the request, and the blocks of a print.',
      schema: muhurtaDocumentResponseSchema,
    },
    example: {
      body: {
        purpose: 'griha_pravesh',
        from: '2027-02-01',
        to: '2027-03-31',
        latitude: 23.18239,
        longitude: 75.77643,
        birth: exampleBirth,
      },
    },
  },
  'GET /api/sky/today': {
    ...tool,
    id: 'skyToday',
    who: 'anyone',
    summary: 'The sky of the moment',
    price: read,
    cache: everyoneForAMinute,
    query: skyTodayQuerySchema,
    example: { query: { latitude: '13.0837', longitude: '80.2702' } },
    success: {
      description:
        'Moon, tithi, the motion of Mercury, the next eclipse over New Delhi within 30 days, and what is above the horizon of a place.',
      schema: skyTodayResponseSchema,
    },
  },
  'POST /api/numerology': {
    ...tool,
    id: 'numerology',
    summary: 'Calculate the numbers of a name and a date of birth',
    price: 2,
    body: numerologyRequestSchema,
    success: { description: 'Seven numbers.', schema: numerologyResponseSchema },
    example: { body: { firstName: 'Asha', lastName: 'Rao', birthDate: '1990-05-14' } },
  },
  'POST /api/reports/numerology': {
    ...tool,
    id: 'numerologyDocument',
    summary: 'Get the numbers of a name and a date of birth as a report',
    description:
      'The numbers with their ids and working, sentences in the language of the request, and the blocks of a print.',
    price: 2,
    body: numerologyRequestSchema,
    success: {
      description: 'Seven numbers by their source, and the two of Indian numerology.',
      schema: numerologyDocumentResponseSchema,
    },
    example: { body: { firstName: 'Asha', lastName: 'Rao', birthDate: '1990-05-14' } },
  },
  'POST /api/gemstones': {
    ...tool,
    id: 'gemstones',
    summary: 'Gemstones that tradition gives to a birth',
    price: 3,
    body: gemstonesRequestSchema,
    success: {
      description: 'Three stones and those to avoid.',
      schema: gemstonesResponseSchema,
    },
    example: { body: { birth: exampleBirth } },
  },
  'POST /api/reports/gemstones': {
    ...tool,
    id: 'gemstonesDocument',
    summary: 'Get the gemstones of a birth as a report',
    description:
      'The stones with their ids, sentences in the language of the request, and the blocks of a print.',
    price: 3,
    body: gemstonesRequestSchema,
    success: {
      description: 'Three stones, those of the running periods, those to avoid, and the limits.',
      schema: gemstonesDocumentResponseSchema,
    },
    example: { body: { birth: exampleBirth } },
  },
  'GET /api/horoscope/:sign/:period': {
    ...tool,
    id: 'horoscope',
    summary: 'The horoscope of a sign',
    ...ofHoroscope,
    success: {
      description: 'The horoscope, and the transits that each line is based on.',
      schema: horoscopeResponseSchema,
    },
  },
  'GET /api/reports/horoscope/:sign/:period': {
    ...tool,
    id: 'horoscopeDocument',
    summary: 'Get the horoscope of a sign as a report',
    description:
      'Lines with their reasons, positions and events with ids, in the language of the request.',
    ...ofHoroscope,
    success: {
      description: 'The horoscope, with what each line is based on in sentences.',
      schema: horoscopeDocumentResponseSchema,
    },
  },
} as const satisfies CallTable;
