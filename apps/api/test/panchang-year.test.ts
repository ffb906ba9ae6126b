import { describe, expect, test } from 'vitest';
import {
  almanacRegions,
  panchangMonthResponseSchema,
  panchangYearResponseSchema,
  vratLists,
  type AlmanacList,
  type AlmanacRegion,
} from '@jyoti/contract';
import { CALENDAR_REGIONS, VRAT_LISTS } from '@jyoti/jyotish';
import { expectBody, expectError, startApp } from './app.ts';
import { secondsApart, visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

async function year(query: Record<string, string | number> = {}, language = 'en') {
  const { get } = await visitor();
  const input = { year: 2025, ...delhi, ...query };
  return expectBody(
    await get('/api/panchang/year', input, language),
    200,
    panchangYearResponseSchema,
  ).data;
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
    const { festivals, eclipses, region, months } = await year();
    const { get } = await visitor();
    const query = { ...delhi, year: 2025, month: 10 };
    const month = expectBody(
      await get('/api/panchang/month', query),
      200,
      panchangMonthResponseSchema,
    ).data;
    expect(festivals.filter(({ date }) => date.startsWith('2025-10'))).toEqual(
      month.days.flatMap((day) => day.festivals),
    );
    const dates = festivals.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(eclipses.map(({ date, kind }) => [date, kind])).toEqual([
      ['2025-03-14', 'lunar_eclipse'],
      ['2025-03-29', 'solar_eclipse'],
      ['2025-09-07', 'lunar_eclipse'],
      ['2025-09-22', 'solar_eclipse'],
    ]);
    expect([region, months]).toEqual([null, 'purnimanta']);
  });

  test('is the same in another language, in its words', async () => {
    const [en, hi] = [await year(), await year({}, 'hi')];
    expect(ids(hi.festivals)).toEqual(ids(en.festivals));
    expect(hi.texts_languages).toEqual(['hi']);
    for (const { title } of hi.festivals) expect(title).toMatch(/^[\u0900-\u097F]/u);
    for (const { known_as: names } of hi.lists.purnima) {
      for (const name of names) expect(name).not.toMatch(/[a-z]/i);
    }
  });

  test('without sunrise on some days says what is missing', async () => {
    const { notices, festivals } = await year(tromso);
    expect(notices).toEqual([expect.stringMatching(/^Some festivals and fasts are missing/)]);
    expect(festivals.length).toBeGreaterThan(100);
  });

  test.each([1800, 2200])('%i is supported', async (input) => {
    expect((await year({ year: input })).festivals.length).toBeGreaterThan(200);
  });
});

describe('lists of a year', () => {
  test('are those of the engine', () => {
    expect(vratLists).toEqual(VRAT_LISTS);
    expect(almanacRegions).toEqual(CALENDAR_REGIONS);
  });

  test('Ekadashi: both traditions, each with the time of breaking the fast', async () => {
    const { ekadashi } = (await year({ year: 2026 })).lists;
    const devutthana = ekadashi.filter(({ name }) => name.startsWith('Devutthana'));
    expect(devutthana.map(({ date, tradition }) => [date, tradition])).toEqual([
      ['2026-11-20', 'smarta'],
      ['2026-11-21', 'vaishnava'],
    ]);
    for (const { parana, tithi, masa } of ekadashi) {
      expect(parana).not.toBeNull();
      expect(tithi?.name).toBe('Ekadashi');
      expect(masa?.amanta).not.toBe('');
    }
    expect(ekadashi.filter(({ masa }) => masa?.adhika)).toHaveLength(2);
  });

  test('Pradosh: the evening in which it is kept; Shani Pradosh has its name', async () => {
    const { pradosh } = (await year()).lists;
    expect(pradosh.length).toBeGreaterThanOrEqual(24);
    for (const { puja } of pradosh) {
      expect(puja && puja.start < puja.end).toBe(true);
    }
    expect(pradosh.map(({ title }) => title)).toContain('Shani Pradosh Vrat');
  });

  test('Sankashti: moonrise, and Karva Chauth where it is known by that name', async () => {
    const { sankashti } = (await year({ sunrise: 'edge' })).lists;
    const karva = sankashti.find(({ date }) => date === '2025-10-10');
    expect(karva).toMatchObject({
      title: 'Sankashti Chaturthi',
      known_as: ['Karva Chauth'],
      tithi: { number: 19, name: 'Chaturthi', paksha: 'krishna' },
      masa: { amanta: 'Ashvina', purnimanta: 'Kartika', adhika: false },
      puja: { name: 'moonrise', label: 'Moonrise' },
    });
    // 8:13 pm, as newspapers printed it.
    expect(
      secondsApart(
        karva?.puja?.start ?? '',
        2_440_587.5 + Date.parse('2025-10-10T14:43:00Z') / 86_400_000,
      ),
    ).toBeLessThan(120);
  });

  test('Sankranti: twelve, with the entry of the Sun and punya kaal', async () => {
    const { sankranti } = (await year()).lists;
    expect(sankranti).toHaveLength(12);
    for (const { start, end, puja, tithi, masa } of sankranti) {
      expect(start).toBe(end);
      expect(puja?.name).toBe('punya_kaal');
      expect([tithi, masa]).toEqual([null, null]);
    }
  });

  test('Purnima and Amavasya: their tithi, and the festivals they are known by', async () => {
    const { purnima, amavasya } = (await year()).lists;
    expect(purnima.find(({ date }) => date === '2025-07-10')?.known_as).toEqual(['Guru Purnima']);
    expect(amavasya.find(({ date }) => date === '2025-01-29')?.known_as).toEqual([
      'Mauni Amavasya',
    ]);
    for (const { start, end } of [...purnima, ...amavasya]) expect(start < end).toBe(true);
  });
});

describe('a region', () => {
  test.each<[AlmanacRegion, string, string, string, string]>([
    ['tamil', 'pongal', 'deepavali', 'chhath', 'amanta'],
    ['bengal', 'saraswati-puja', 'kali-puja', 'onam', 'purnimanta'],
    ['kerala', 'thrissur-pooram', 'deepavali', 'karva-chauth', 'amanta'],
    ['punjab', 'lohri', 'diwali', 'pongal', 'purnimanta'],
  ])('%s has %s and %s, not %s, and %s months', async (region, own, diwali, other, months) => {
    const response = await year({ region });
    expect(ids(response.festivals)).toEqual(expect.arrayContaining([own, diwali]));
    expect(ids(response.festivals)).not.toContain(other);
    expect([response.region, response.months]).toEqual([region, months]);
  });

  test('where Karva Chauth is not kept, the Sankashti of its day is listed without that name', async () => {
    const { festivals, lists } = await year({ region: 'kerala' });
    const onThatDay = ids(festivals.filter(({ date }) => date === '2025-10-10'));
    expect(onThatDay).toContain('sankashti-chaturthi');
    expect(lists.sankashti.find(({ date }) => date === '2025-10-10')?.known_as).toEqual([]);
  });

  test('Punjab has a sangrand for each month, and its list of sankrantis has them', async () => {
    const { lists, festivals } = await year({ region: 'punjab' });
    expect(ids(festivals)).toContain('sangrand-jeth');
    expect(lists.sankranti.map(({ id }) => id).toSorted()).toEqual(
      ids(festivals)
        .filter((id) => id.startsWith('sangrand-') || ['maghi', 'vaisakhi'].includes(id))
        .toSorted(),
    );
    expect(lists.sankranti).toHaveLength(12);
  });

  test('Diwali of Bengaluru 2024 names the evening of other almanacs, and most festivals name none', async () => {
    const { festivals } = await year({ year: 2024, latitude: 12.9716, longitude: 77.5946 });
    const diwali = festivals.find(({ id }) => id === 'diwali');
    expect(diwali).toMatchObject({ date: '2024-11-01', also_on: '2024-10-31' });
    expect(festivals.filter(({ also_on }) => also_on !== null).length).toBeLessThan(12);
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
    const body = expectError(await get('/api/panchang/year', query), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.error).toMatch(/\.$|required$/);
  });

  test('a response is kept by its reader only', async () => {
    const { get } = await visitor();
    const { headers } = await get('/api/panchang/year', { year: 2025, ...delhi });
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
