import { describe, expect, test } from 'vitest';
import {
  almanacRegions,
  festivalsDocumentResponseSchema,
  panchangMonthResponseSchema,
  vratLists,
  type AlmanacList,
  type AlmanacRegion,
} from '@jyoti/contract';
import { daysOfList } from '@jyoti/reports';
import { CALENDAR_REGIONS, VRAT_LISTS } from '@jyoti/jyotish';
import { expectBody, expectError, startApp } from './app.ts';
import { secondsApart, visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

async function year(query: Record<string, string | number> = {}, language = 'en') {
  const { get } = await visitor();
  const input = { year: 2025, ...delhi, ...query };
  return expectBody(
    await get('/api/reports/festivals', input, language),
    200,
    festivalsDocumentResponseSchema,
  ).data;
}

/** The days of a list. */
async function listOf(
  list: AlmanacList,
  query: Record<string, string | number> = {},
  language = 'en',
) {
  return daysOfList(await year(query, language), list);
}

async function calendar(query: Record<string, string | number>) {
  const { api } = await startApp();
  return api.get('/api/panchang/festivals.ics').query({ ...delhi, ...query });
}

const titlesOf = (text: string) =>
  [...text.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title);

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('a year', () => {
  test('has what its months have, in order, with eclipses', async () => {
    const { get } = await visitor();
    const query = { ...delhi, year: 2025, month: 10 };
    const month = expectBody(
      await get('/api/panchang/month', query),
      200,
      panchangMonthResponseSchema,
    ).data;
    const days = await listOf('all');
    expect(
      days.filter(({ date }) => date.startsWith('2025-10')).map(({ id, title }) => [id, title]),
    ).toEqual(month.days.flatMap(({ festivals }) => festivals.map(({ id, title }) => [id, title])));
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect((await listOf('eclipses')).map(({ date, id }) => [date, id])).toEqual([
      ['2025-03-14', 'lunar_eclipse'],
      ['2025-03-29', 'solar_eclipse'],
      ['2025-09-07', 'lunar_eclipse'],
      ['2025-09-22', 'solar_eclipse'],
    ]);
  });

  test('is the same in another language, in its words', async () => {
    const [en, hi] = [await listOf('all'), await listOf('all', {}, 'hi')];
    expect(ids(hi)).toEqual(ids(en));
    expect((await year({}, 'hi')).texts_languages).toEqual(['hi']);
    for (const { title } of hi) expect(title).toMatch(/^[\u0900-\u097F]/u);
  });

  test('without sunrise on some days says what is missing', async () => {
    expect((await year(tromso)).notices).toEqual([
      expect.stringMatching(/^Some festivals and fasts are missing/),
    ]);
    expect((await listOf('all', tromso)).length).toBeGreaterThan(100);
  });

  test.each([1800, 2200])('%i is supported', async (input) => {
    expect((await listOf('all', { year: input })).length).toBeGreaterThan(200);
  });
});

describe('lists of a year', () => {
  test('are those of the engine', () => {
    expect(vratLists).toEqual(VRAT_LISTS);
    expect(almanacRegions).toEqual(CALENDAR_REGIONS);
  });

  test('Ekadashi: both traditions, each with the time of breaking the fast', async () => {
    const ekadashi = await listOf('ekadashi', { year: 2026 });
    const devutthana = ekadashi.filter(({ title }) => title.startsWith('Devutthana'));
    expect(devutthana.map(({ date, title }) => [date, title])).toEqual([
      ['2026-11-20', 'Devutthana Ekadashi (Smarta)'],
      ['2026-11-21', 'Devutthana Ekadashi (Vaishnava)'],
    ]);
    for (const { times, hours } of ekadashi) {
      expect(times[0]).toMatch(/ Ekadashi: .* to /);
      expect(hours.map(({ name }) => name)).toContain('fast_end');
    }
    expect(ekadashi.filter(({ times }) => times[0]?.startsWith('Adhika'))).toHaveLength(2);
  });

  test('Pradosh: the evening in which it is kept; Shani Pradosh has its name', async () => {
    const pradosh = await listOf('pradosh');
    expect(pradosh.length).toBeGreaterThanOrEqual(24);
    for (const { hours } of pradosh) {
      const [puja] = hours;
      expect(puja && puja.start < (puja.end ?? '')).toBe(true);
    }
    expect(pradosh.map(({ title }) => title)).toContain('Shani Pradosh Vrat');
  });

  test('Sankashti: moonrise, and Karva Chauth where it is known by that name', async () => {
    const sankashti = await listOf('sankashti', { sunrise: 'edge' });
    const karva = sankashti.find(({ date }) => date === '2025-10-10');
    expect(karva).toMatchObject({
      title: 'Sankashti Chaturthi',
      about: ['Also Karva Chauth.'],
      times: [
        expect.stringMatching(/^Kartika Krishna Chaturthi: /),
        'Fast ends at moonrise: 8:13 pm.',
      ],
    });
    // 8:13 pm, as newspapers printed it.
    expect(
      secondsApart(
        karva?.hours.find(({ name }) => name === 'moonrise')?.start ?? '',
        2_440_587.5 + Date.parse('2025-10-10T14:43:00Z') / 86_400_000,
      ),
    ).toBeLessThan(120);
  });

  test('Sankranti: twelve, with the entry of the Sun and punya kaal', async () => {
    const sankranti = await listOf('sankranti');
    expect(sankranti).toHaveLength(12);
    for (const { times, hours } of sankranti) {
      expect(times[0]).toMatch(/^The Sun enters the sign at /);
      expect(hours[0]?.name).toBe('punya_kaal');
    }
  });

  test('Purnima and Amavasya: their tithi, and the festivals they are known by', async () => {
    const [purnima, amavasya] = [await listOf('purnima'), await listOf('amavasya')];
    expect(purnima.find(({ date }) => date === '2025-07-10')?.about).toEqual([
      'Also Guru Purnima.',
    ]);
    expect(amavasya.find(({ date }) => date === '2025-01-29')?.about).toEqual([
      'Also Mauni Amavasya.',
    ]);
    for (const { times } of [...purnima, ...amavasya]) {
      expect(times[0]).toMatch(/ (Purnima|Amavasya): .* to /);
    }
  });
});

describe('a region', () => {
  test.each<[AlmanacRegion, string, string, string, string]>([
    ['tamil', 'pongal', 'deepavali', 'chhath', 'Phalguna Krishna'],
    ['bengal', 'saraswati-puja', 'kali-puja', 'onam', 'Chaitra Krishna'],
    ['kerala', 'thrissur-pooram', 'deepavali', 'karva-chauth', 'Phalguna Krishna'],
    ['punjab', 'lohri', 'diwali', 'pongal', 'Chaitra Krishna'],
  ])(
    '%s has %s and %s, not %s, and the dark half of March is %s',
    async (region, own, diwali, other, half) => {
      const document = await year({ region });
      const daysOf = (list: AlmanacList) => daysOfList(document, list);
      expect(ids(daysOf('all'))).toEqual(expect.arrayContaining([own, diwali]));
      expect(ids(daysOf('all'))).not.toContain(other);
      const [march] = daysOf('sankashti').filter(({ date }) => date.startsWith('2025-03'));
      expect([document.region, march?.times[0]]).toEqual([region, expect.stringContaining(half)]);
    },
  );

  test('where Karva Chauth is not kept, the Sankashti of its day is listed without that name', async () => {
    const onThatDay = (days: Awaited<ReturnType<typeof listOf>>) =>
      days.filter(({ date }) => date === '2025-10-10');
    expect(ids(onThatDay(await listOf('all', { region: 'kerala' })))).toContain(
      'sankashti-chaturthi',
    );
    expect(onThatDay(await listOf('sankashti', { region: 'kerala' }))[0]?.about).toEqual([]);
  });

  test('Punjab has a sangrand for each month, and its list of sankrantis has them', async () => {
    const [all, sankranti] = [
      ids(await listOf('all', { region: 'punjab' })),
      ids(await listOf('sankranti', { region: 'punjab' })),
    ];
    expect(all).toContain('sangrand-jeth');
    expect(sankranti.toSorted()).toEqual(
      all
        .filter((id) => id.startsWith('sangrand-') || ['maghi', 'vaisakhi'].includes(id))
        .toSorted(),
    );
    expect(sankranti).toHaveLength(12);
  });

  test('Diwali of Bengaluru 2024 names the evening of other almanacs, and most festivals name none', async () => {
    const days = await listOf('all', { year: 2024, latitude: 12.9716, longitude: 77.5946 });
    const diwali = days.find(({ id }) => id === 'diwali');
    expect(diwali?.date).toBe('2024-11-01');
    expect(diwali?.times).toContain('Some almanacs: 31 October.');
    const others = days.filter(({ times }) => times.some((one) => one.startsWith('Some almanacs')));
    expect(others.length).toBeLessThan(12);
  });

  test('narrows a month too', async () => {
    const { get } = await visitor();
    const query = { ...delhi, year: 2025, month: 1, region: 'gujarat' };
    const { days } = expectBody(
      await get('/api/panchang/month', query),
      200,
      panchangMonthResponseSchema,
    ).data;
    const found = ids(days.flatMap(({ festivals }) => festivals));
    expect(found).toContain('makar-sankranti');
    expect(found).not.toContain('pongal');
  });
});

describe('invalid requests', () => {
  test.each([
    [{ year: '' }, 'year'],
    [{ year: '1799' }, 'year'],
    [{ year: '2201' }, 'year'],
    [{ year: '2025.5' }, 'year'],
    [{ region: 'atlantis' }, 'region'],
    [{ latitude: '91' }, 'latitude'],
    [{ longitude: '' }, 'longitude'],
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ sunrise: 'noon' }, 'sunrise'],
  ])('a year with %j is 400 on %s', async (change, field) => {
    const { get } = await visitor();
    const query = { year: 2025, ...delhi, ...change };
    const body = expectError(await get('/api/reports/festivals', query), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.error).toMatch(/\.$|required$/);
  });

  test('a response is kept by its reader only', async () => {
    const { get } = await visitor();
    const { headers } = await get('/api/reports/festivals', { year: 2025, ...delhi });
    expect(headers['cache-control']).toBe('private, max-age=3600');
    expect(headers['vary']).toMatch(/Authorization/);
  });
});

describe('the calendar file of a list', () => {
  const span = { from: '2025-01-01', to: '2025-12-31' };

  test.each<[AlmanacList, string, string]>([
    ['ekadashi', 'Mokshada Ekadashi', 'Diwali\\, Lakshmi Puja'],
    ['sankashti', 'Sankashti Chaturthi', 'Mokshada Ekadashi'],
    ['sankranti', 'Makar Sankranti', 'Holi'],
    ['eclipses', 'Total lunar eclipse', 'Holi'],
    ['festivals', 'Holi', 'Shani Pradosh Vrat'],
    ['all', 'Shani Pradosh Vrat', 'nothing'],
  ])('%s has %s and not %s', async (list, own, other) => {
    const titles = titlesOf((await calendar({ ...span, list })).text);
    expect(titles).toContain(own);
    expect(titles).not.toContain(other);
  });

  test('of a region has its festivals only', async () => {
    const titles = titlesOf(
      (await calendar({ ...span, list: 'festivals', region: 'kerala' })).text,
    );
    expect(titles).toEqual(expect.arrayContaining(['Onam', 'Holi']));
    expect(titles).not.toContain('Karva Chauth');
  });

  test('as a feed it is named after its list', async () => {
    const { text } = await calendar({ list: 'ekadashi', place: 'Ujjain', lang: 'hi' });
    expect(text.replaceAll('\r\n ', '')).toContain('X-WR-CALNAME:एकादशी\\, Ujjain\r\n');
  });

  test.each([[{ list: 'weddings' }], [{ region: 'atlantis' }]])('%j is refused', async (query) => {
    expectError(await calendar(query), 400, 'invalid_input');
  });
});
