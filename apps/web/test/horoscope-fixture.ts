import { zodiacSigns, type Horoscope, type TransitNow, type ZodiacPage } from '@jyoti/contract';

const settings: Horoscope['settings'] = {
  ayanamsa: 'lahiri',
  ayanamsa_degrees: 24.23,
  node: 'mean',
  house_system: 'whole_sign',
  year_days: 365.25,
  sunrise: 'centre',
  timezone: 'Asia/Kolkata',
  utc_offset_minutes: 330,
};

/**
 * Bodies at noon on 22 November 2026 in New Delhi: name, sign, degree, nakshatra, pada, retrograde.
 */
const sky: [TransitNow['body'], number, number, string, number, boolean][] = [
  ['Sun', 8, 5.77, 'Anuradha', 1, false],
  ['Moon', 1, 5.41, 'Ashwini', 2, false],
  ['Mars', 5, 4.6, 'Magha', 2, false],
  ['Mercury', 7, 18.4, 'Swati', 4, false],
  ['Jupiter', 5, 2.1, 'Magha', 1, false],
  ['Venus', 6, 29.9, 'Chitra', 2, false],
  ['Saturn', 12, 13.8, 'Uttara Bhadrapada', 4, true],
  ['Rahu', 11, 0.7, 'Dhanishta', 3, true],
  ['Ketu', 5, 0.7, 'Magha', 1, true],
  ['Uranus', 2, 8.9, 'Krittika', 4, true],
];

const because = {
  effect: null,
  benefic: null,
  vedha_house: null,
  by: [],
  at: null,
  until: null,
  change: null,
  nakshatra: null,
  points: 0,
  share: 1,
} satisfies Partial<Horoscope['because'][number]>;

const transit = {
  body: null,
  zodiac: null,
  nakshatra: null,
  change: null,
  house: null,
  effect: null,
};

/**
 * The horoscope of Aries for 22 November 2026, with the fields that a page needs; parts can be
 * overridden.
 */
export function horoscopeFixture(change: Partial<Horoscope> = {}): Horoscope {
  return {
    settings,
    notices: [],
    texts_languages: ['en'],
    sign: 'aries',
    period: 'daily',
    from: '2026-11-22',
    to: '2026-11-22',
    general:
      'The Moon is in Aries, your own sign, and your mood may set the tone. At 5:21 pm Venus enters Libra, your seventh house.',
    love: 'Asking for a hug can be simpler than an argument.',
    career:
      'It may help to arrive rested. Jupiter in Leo, your fifth house, could be generous, but the Sun in your fourth house may delay that (vedha).',
    health: 'Mars in Leo, your fifth house, can make you impatient.',
    lines: [
      {
        area: 'general',
        text: 'The Moon is in Aries, your own sign, and your mood may set the tone.',
        because: 'general.karaka.moon.1.good',
      },
      {
        area: 'general',
        text: 'At 5:21 pm Venus enters Libra, your seventh house.',
        because: 'general.sign_ingress.venus',
      },
      {
        area: 'love',
        text: 'Asking for a hug can be simpler than an argument.',
        because: 'love.aspect.moon.7',
      },
      { area: 'career', text: 'It may help to arrive rested.', because: 'career.moon.1' },
      {
        area: 'money',
        text: 'Jupiter in Leo, your fifth house, could be generous, but the Sun in your fourth house may delay that (vedha).',
        because: 'money.karaka.jupiter.5.obstructed',
      },
      {
        area: 'health',
        text: 'Mars in Leo, your fifth house, can make you impatient.',
        because: 'health.karaka.mars.5.relieved',
      },
    ],
    because: [
      {
        ...because,
        id: 'general.karaka.moon.1.good',
        area: 'general',
        reason: 'karaka',
        graha: 'Moon',
        zodiac: 'Aries',
        house: 1,
        effect: 'good',
        vedha_house: 5,
        points: 2,
      },
      {
        ...because,
        id: 'general.sign_ingress.venus',
        area: 'general',
        reason: 'sign_ingress',
        graha: 'Venus',
        zodiac: 'Libra',
        house: 7,
        effect: 'bad',
        at: '2026-11-22T11:51:00Z',
      },
      {
        ...because,
        id: 'love.aspect.moon.7',
        area: 'love',
        reason: 'aspect',
        graha: 'Moon',
        zodiac: 'Aries',
        house: 7,
        benefic: true,
        points: 0.5,
      },
      {
        ...because,
        id: 'career.moon.1',
        area: 'career',
        reason: 'moon',
        graha: 'Moon',
        zodiac: 'Aries',
        house: 1,
      },
      {
        ...because,
        id: 'money.karaka.jupiter.5.obstructed',
        area: 'money',
        reason: 'karaka',
        graha: 'Jupiter',
        zodiac: 'Leo',
        house: 5,
        effect: 'obstructed',
        vedha_house: 4,
        by: ['Sun'],
      },
      {
        ...because,
        id: 'health.karaka.mars.5.relieved',
        area: 'health',
        reason: 'karaka',
        graha: 'Mars',
        zodiac: 'Leo',
        house: 5,
        effect: 'relieved',
        vedha_house: 11,
        by: ['Rahu'],
        share: 0.4,
      },
    ],
    recommendations: {
      gemstone: { gem: 'Red Coral', planet: 'Mars', text: 'Tradition gives Aries the red coral.' },
      meditation: 'Jupiter is strongest for you: name three teachers.',
      remedies: ['Saturn is weakest for you: help an old person.', 'On a Saturday, give sesame.'],
    },
    compatibility: {
      text: 'Aries gets on most easily with Leo.',
      compatible: ['Leo', 'Sagittarius'],
      challenging: ['Virgo'],
    },
    outlook: { love: 'favourable', career: 'quiet', money: 'even' },
    luckyNumber: 3,
    luckyColors: ['Yellow'],
    luckyPlanet: 'Jupiter',
    compatibleSign: 'Leo',
    favorableTime: { start: '2026-11-22T05:00:00Z', end: '2026-11-22T05:53:00Z', hora: 'Mars' },
    moon: { zodiac: 'Aries', house: 1, nakshatra: 'Ashwini', nakshatra_pada: 2, waxing: true },
    transits_at: '2026-11-22T06:30:00Z',
    transits_now: sky.map(([body, rasi_no, local_degree, nakshatra, nakshatra_pada, retro]) => ({
      body,
      zodiac: zodiacSigns[rasi_no - 1]!,
      rasi_no,
      house: rasi_no,
      local_degree,
      global_degree: (rasi_no - 1) * 30 + local_degree,
      nakshatra,
      nakshatra_pada,
      retro,
      speed: retro ? -0.05 : 1,
      since: null,
      until: body === 'Uranus' ? null : '2026-12-16T03:00:00Z',
    })),
    transits: [],
    month: {
      from: '2026-11-01',
      to: '2026-11-30',
      transits: [
        {
          ...transit,
          kind: 'lunation',
          at: '2026-11-09T07:02:00Z',
          zodiac: 'Libra',
          change: 'new',
          house: 7,
          important: true,
          past: true,
        },
        {
          ...transit,
          kind: 'station',
          at: '2026-11-13T16:00:00Z',
          body: 'Mercury',
          zodiac: 'Libra',
          change: 'direct',
          house: 7,
          important: true,
          past: true,
        },
        {
          ...transit,
          kind: 'sign_ingress',
          at: '2026-11-16T13:30:00Z',
          body: 'Sun',
          zodiac: 'Scorpio',
          house: 8,
          effect: 'bad',
          important: true,
          past: true,
        },
        {
          ...transit,
          kind: 'sign_ingress',
          at: '2026-11-22T11:51:00Z',
          body: 'Venus',
          zodiac: 'Libra',
          house: 7,
          effect: 'bad',
          important: false,
          past: false,
        },
        {
          ...transit,
          kind: 'lunation',
          at: '2026-11-24T14:53:00Z',
          zodiac: 'Taurus',
          change: 'full',
          house: 2,
          important: true,
          past: false,
        },
      ],
    },
    ...change,
  };
}

/** Content of the sign page of Aries, with the fields used here. */
export const ariesPage = {
  sign: 'Aries',
  sanskritName: 'Mesha',
  symbol: 'Ram',
  dateRange: '21 March – 19 April',
  element: 'Fire',
  rulingPlanet: 'Mars',
  url: '/zodiac/aries',
} as ZodiacPage;
