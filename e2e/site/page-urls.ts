import { almanacLists, type PageName } from '@jyoti/contract';
import { reportTabs } from '../../packages/reports/src/kundli/tabs.ts';
import { matchingTabs } from '../../packages/contract/src/matching-parts.ts';

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

const birth = {
  name: 'कमला',
  gender: 'female',
  date: '1990-05-14',
  time: '06:30:00',
  place: 'उज्जैन',
  lat: '23.18239',
  lng: '75.77643',
  tz: 'Asia/Kolkata',
};
const partner = { ...birth, name: 'रोहन', gender: 'male', date: '1988-03-02', time: '10:34:00' };
const pair = Object.fromEntries(
  Object.entries({ boy: partner, girl: birth }).flatMap(([key, values]) =>
    Object.entries(values).map(([name, value]) => [`${key}.${name}`, value]),
  ),
);
const day = {
  day: '2025-04-06',
  time: '10:24',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'नई दिल्ली',
};

const muhurta = {
  purpose: 'marriage',
  from: '2026-11-21',
  to: '2027-02-21',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'नई दिल्ली',
};

const question = {
  date: '2026-11-28',
  time: '15:00',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'नई दिल्ली',
};

const year = {
  year: '2026',
  latitude: '28.6139',
  longitude: '77.209',
  place: 'नई दिल्ली',
  region: 'gujarat',
};

/**
 * URLs of every page that a visitor may open; a page without one is a type error. `operate` is for
 * operators only.
 */
export const addresses: Record<Exclude<PageName, 'operate'>, readonly string[]> = {
  home: ['/'],
  login: ['/login'],
  signup: ['/signup'],
  'forgot-password': ['/forgot-password'],
  'reset-password': ['/reset-password', '/reset-password#token=old'],
  'confirm-email': ['/confirm-email#token=old'],
  'newsletter-confirm': ['/newsletter/confirm#token=old'],
  'newsletter-unsubscribe': [
    '/newsletter/unsubscribe#token=old',
    '/newsletter/unsubscribe?token=old',
  ],
  profile: ['/profile'],
  kundli: ['/kundli'],
  'kundli-report': [
    ...reportTabs.flatMap(({ key: tab, subTabs }) =>
      subTabs.map(({ key: sub }) => `/generate-kundli${query({ ...birth, tab, sub })}`),
    ),
    ...reportTabs.map(
      ({ key: tab }) => `/generate-kundli${query({ ...birth, time: '', notime: '1', tab })}`,
    ),
  ],
  'shared-report': ['/shared'],
  workspace: [
    '/workspace',
    `/workspace${query(birth)}`,
    ...['second-in-first', 'table'].map(
      (kind) =>
        `/workspace${query({
          ...birth,
          ...Object.fromEntries(
            Object.entries(birth).map(([name, value]) => [`second.${name}`, value]),
          ),
          panes: `1.D1_2.D9_b.${kind}_t2.positions_1.kp-cusps_1.notes`,
        })}`,
    ),
  ],
  horoscope: ['daily', 'weekly', 'monthly', 'yearly'].map(
    (period) => `/horoscope?sign=leo&period=${period}`,
  ),
  numerology: ['/numerology', '/numerology?first=Kamala&last=Verma&date=1990-05-14'],
  'kundli-matching': ['/kundli-matching'],
  'matching-report': matchingTabs.map(
    (tab) => `/generate-kundli-matching${query({ ...pair, tab })}`,
  ),
  gemstones: ['/gemestone', `/gemestone${query(birth)}`],
  panchang: [
    '/panchang',
    ...['panchang', 'moon', 'monthly', 'hora', 'choghadiya'].map(
      (tab) => `/panchang${query({ ...day, tab })}`,
    ),
  ],
  muhurta: [
    '/muhurta',
    `/muhurta${query(muhurta)}`,
    `/muhurta${query({ ...muhurta, from: '2026-08-01', to: '2026-10-31' })}`,
    `/muhurta${query({ ...muhurta, ...pair, order: 'date' })}`,
  ],
  prashna: [
    '/prashna',
    `/prashna${query(question)}`,
    `/prashna${query({ ...question, number: '145' })}`,
  ],
  festivals: ['/festivals', ...almanacLists.map((list) => `/festivals${query({ ...year, list })}`)],
  'wall-calendar': [
    '/festivals/calendar',
    ...['4', 'year'].map((month) => `/festivals/calendar${query({ ...year, month })}`),
  ],
  poojas: ['/poojas'],
  pooja: ['/poojas/1'],
  about: ['/about'],
  contact: ['/contact'],
  disclaimer: ['/disclaimer'],
  'privacy-policy': ['/privacy-policy'],
  'pricing-policy': ['/pricing-policy'],
  'refund-policy': ['/refund-policy'],
  'terms-and-conditions': ['/terms-and-conditions'],
  faqs: ['/faqs'],
  blog: ['/blog'],
  article: ['/blog/understanding-27-nakshatras'],
  'zodiac-signs': ['/zodiac'],
  'zodiac-sign': ['/zodiac/leo'],
  astrologers: ['/astrologers'],
  astrologer: ['/astrologers/meera-joshi'],
};

/** Names and place of the visitor; numerology uses Latin letters. */
export const typed = [
  'Asha',
  'Kamala',
  'Verma',
  'KAMALA',
  'VERMA',
  'Ujjain',
  'Madhya',
  'Pradesh',
  'India',
];
