import { kundliFacts, kundliParts } from '@jyoti/contract';

// Inputs of the calls whose cost depends on them, for the test of prices and for `bench/api/request-costs.ts`.

/** Chooses one of the options: the test takes the first, which is the dearest known, and the bench any. */
export type Pick = <Option>(options: readonly [Option, ...Option[]]) => Option;

export interface DearRequest {
  method?: 'POST';
  /** With the query. */
  path: string;
  body?: object;
}

/** A kind of request: a call with the work that it is charged for. */
export interface DearKind {
  /** In the table of costs. */
  call: string;
  /** Charged in addition, each as often as it is listed. */
  works?: readonly string[];
  /** @param number another input for each number, so that no result is cached, up to 300 */
  request(pick: Pick, number: number): DearRequest;
}

const latitude = (pick: Pick) => pick([51.5, 65.5, 23.18239, 0, -45, 69.6]);
const year = (pick: Pick, number: number) => pick([1850, 1820, 1947, 1960]) + (number % 50);
const date = (pick: Pick, number: number) =>
  `${year(pick, number)}-${String(1 + (number % 12)).padStart(2, '0')}-14`;
const settings = (pick: Pick) => ({
  ayanamsa: pick(['lahiri', 'raman', 'krishnamurti']),
  node: pick(['true', 'mean']),
  sunrise: pick(['edge', 'centre']),
});
const ofAlmanac = (pick: Pick) =>
  new URLSearchParams({
    latitude: String(latitude(pick)),
    longitude: String(pick([0.1, 75.8, -120])),
    ...settings(pick),
    lang: pick(['hi', 'en']),
  }).toString();

const longName = 'क्षि'.repeat(20);
const birth = (pick: Pick, number: number) => ({
  name: pick([longName, 'Asha']),
  gender: pick(['female', 'male']),
  date: date(pick, number),
  time: pick(['06:30:00', '18:10:00', '00:00:00']),
  place: { name: pick(['प'.repeat(200), 'Ujjain']), latitude: latitude(pick), longitude: 75.77643 },
});
const schools = (pick: Pick) => ({
  vimshottari_star: pick(['saturn', 'moon']),
  kantaka_school: pick(['angles_and_8', 'fourth']),
});

const words = 'sa ra in de ba ma pa an ur al nagar pur india bihar qq न ram ka'.split(' ');
const post = (path: string, body: object): DearRequest => ({ method: 'POST', path, body });

export const dearKinds: readonly DearKind[] = [
  {
    call: 'GET /api/places',
    request: (pick, number) => {
      const text = pick([
        'sa ra in de ba ma pa',
        'ra ra ra ra ra ra ra',
        'न nagar, sananur, garhs',
        'bharat qqq',
        Array.from({ length: 30 }, () => 's').join(' '),
        Array.from({ length: 1 + (number % 7) }, () => pick(words as [string])).join(
          pick([' ', ', ']),
        ),
      ]);
      return { path: `/api/places?q=${encodeURIComponent(text)}` };
    },
  },
  {
    call: 'POST /api/kundli',
    works: ['all sections'],
    request: (pick, n) =>
      post('/api/kundli', { birth: birth(pick, n), ...settings(pick), ...schools(pick) }),
  },
  {
    call: 'POST /api/kundli',
    request: (pick, n) =>
      post('/api/kundli', {
        birth: birth(pick, n),
        ...settings(pick),
        // As many as the price without the work covers.
        sections: [
          pick(['doshas', 'reports']),
          pick(['dashas', 'divisional', 'western']),
          pick(['binnashtakvarga', 'ashtakvarga', 'planet_details']),
        ],
      }),
  },
  {
    call: 'POST /api/reports/kundli',
    works: ['all parts'],
    request: (pick, n) =>
      post('/api/reports/kundli', {
        birth: birth(pick, n),
        ...settings(pick),
        ...schools(pick),
        parts: kundliParts,
      }),
  },
  {
    call: 'POST /api/reports/kundli',
    request: (pick, n) =>
      post('/api/reports/kundli', {
        birth: birth(pick, n),
        ...settings(pick),
        ...schools(pick),
        // As many as the price without the work covers.
        parts: ['transits', 'more-dashas', 'year-chart', 'strengths', 'sade-sati', 'yogas'],
      }),
  },
  {
    call: 'POST /api/facts/kundli',
    request: (pick, n) =>
      post('/api/facts/kundli', {
        birth: birth(pick, n),
        ...settings(pick),
        ...schools(pick),
        facts: kundliFacts,
      }),
  },
  {
    call: 'POST /api/reports/birth-day',
    request: (pick, n) =>
      post('/api/reports/birth-day', { birth: birth(pick, n), ...settings(pick) }),
  },
  {
    call: 'POST /api/kundli/vimshottari',
    request: (pick, n) =>
      post('/api/kundli/vimshottari', {
        birth: birth(pick, n),
        ...settings(pick),
        path: pick([['Venus', 'Venus', 'Venus', 'Venus'], ['Venus'], []]),
      }),
  },
  {
    call: 'POST /api/reports/prashna',
    request: (pick, n) =>
      post('/api/reports/prashna', {
        date: date(pick, n),
        time: '10:30',
        latitude: latitude(pick),
        longitude: 75.77643,
        number: pick([249, undefined, 1]),
      }),
  },
  {
    call: 'POST /api/matching',
    request: (pick, n) =>
      post('/api/matching', {
        boy: birth(pick, n),
        girl: birth(pick, n + 7),
        ...settings(pick),
      }),
  },
  {
    call: 'POST /api/reports/matching',
    request: (pick, n) =>
      post('/api/reports/matching', {
        boy: birth(pick, n),
        girl: birth(pick, n + 7),
        ...settings(pick),
      }),
  },
  {
    call: 'POST /api/gemstones',
    request: (pick, n) => post('/api/gemstones', { birth: birth(pick, n), ...settings(pick) }),
  },
  {
    call: 'POST /api/reports/gemstones',
    request: (pick, n) =>
      post('/api/reports/gemstones', { birth: birth(pick, n), ...settings(pick) }),
  },
  {
    call: 'POST /api/reports/star-day',
    request: (pick, n) =>
      post('/api/reports/star-day', {
        birth: birth(pick, n),
        date: date(pick, n),
        latitude: latitude(pick),
        longitude: 77,
      }),
  },
  {
    call: 'GET /api/panchang',
    request: (pick, n) => ({
      path: `/api/panchang?date=${date(pick, n)}&time=${pick(['sunrise', '04:30', '23:59:59'])}&day=${pick(['time', 'date'])}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/panchang/month',
    request: (pick, n) => ({
      path: `/api/panchang/month?year=${year(pick, n)}&month=${1 + (n % 12)}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/reports/festivals',
    request: (pick, n) => ({
      path: `/api/reports/festivals?year=${year(pick, n)}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/reports/panchang',
    request: (pick, n) => ({
      path: `/api/reports/panchang?date=${date(pick, n)}&time=${pick(['sunrise', '04:30', '23:59:59'])}&day=${pick(['time', 'date'])}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/reports/panchang/month',
    request: (pick, n) => ({
      path: `/api/reports/panchang/month?year=${year(pick, n)}&month=${1 + (n % 12)}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/reports/panchang/more',
    request: (pick, n) => ({
      path: `/api/reports/panchang/more?date=${date(pick, n)}&${ofAlmanac(pick)}`,
    }),
  },
  {
    call: 'GET /api/panchang/festivals.ics',
    works: ['a new calendar'],
    request: (pick, n) => {
      const first = year(pick, n);
      const where = `latitude=${latitude(pick)}&longitude=75.8&sunrise=${pick(['edge', 'centre'])}`;
      const what = `list=${pick(['all', 'festivals', 'eclipses'])}&lang=${pick(['hi', 'en'])}&place=${'A'.repeat(100)}`;
      return {
        path: `/api/panchang/festivals.ics?from=${first}-01-01&to=${first + 1}-02-03&${where}&${what}`,
      };
    },
  },
  {
    call: 'POST /api/reports/muhurta',
    works: ['each three months', 'each three months', 'each three months', 'each three months'],
    request: (pick, n) => {
      const first = year(pick, n);
      return post('/api/reports/muhurta', {
        purpose: pick(['marriage', 'griha_pravesh', 'vehicle', 'shop', 'journey']),
        from: `${first}-01-01`,
        to: `${first}-12-31`,
        latitude: latitude(pick),
        longitude: 75.77,
        boy: birth(pick, n),
        girl: birth(pick, n + 7),
      });
    },
  },
  ...(['/api/horoscope', '/api/reports/horoscope'] as const).flatMap((path) =>
    (['daily', 'weekly', 'monthly', 'yearly'] as const).map((period): DearKind => ({
      call: `GET ${path}/:sign/:period`,
      works: [period],
      request: (pick, n) => ({
        path: `${path}/${pick(['leo', 'pisces'])}/${period}?date=${date(pick, n)}&${ofAlmanac(pick)}`,
      }),
    })),
  ),
];
