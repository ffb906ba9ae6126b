import { describe, expect, test } from 'vitest';
import { panchangResponseSchema, panchangMoreResponseSchema } from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';
import { visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const dhaka = { latitude: 23.8103, longitude: 90.4125, timezone: 'Asia/Dhaka' };
const saturday = { ...delhi, date: '2026-11-21' };

async function more(query: Record<string, string | number>, language = 'en') {
  const { get } = await visitor();
  const response = await get('/api/panchang/more', { ...saturday, ...query }, language);
  return expectBody(response, 200, panchangMoreResponseSchema).data;
}

type Span = { start: string; end: string };

function expectTiles(spans: readonly Span[], from: string | null, to: string | null) {
  expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([from, to]);
  for (const [at, { start }] of spans.entries()) {
    if (at > 0) expect(start).toBe(spans[at - 1]?.end);
  }
}

describe('the rest of a day', () => {
  test('covers it from sunrise to sunrise', async () => {
    const { get } = await visitor();
    const day = expectBody(
      await get('/api/panchang', { ...saturday, time: '06:30' }),
      200,
      panchangResponseSchema,
    ).data;
    const { sun_rise: rise, sun_set: set, next_sun_rise: end } = day.advanced_details;
    const { lagna, gowri, panchakas, anandadi, settings, notices } = await more({});
    expect(settings).toMatchObject({ ayanamsa: 'lahiri', timezone: 'Asia/Kolkata' });
    expect(notices).toEqual([]);
    expectTiles(gowri.day, rise, set);
    expectTiles(gowri.night, set, end);
    expectTiles(panchakas, rise, end);
    expectTiles(anandadi, rise, end);
    expect(lagna.length).toBeGreaterThanOrEqual(12);
    expect((lagna[0]?.start ?? '') <= (rise ?? '')).toBe(true);
    expect((lagna.at(-1)?.end ?? '') >= (end ?? '')).toBe(true);
    expect(panchakas.every(({ kind }, at) => at === 0 || kind !== panchakas[at - 1]?.kind)).toBe(
      true,
    );
  });

  test('Gowri parts of a Saturday, and those of them that are Nalla Neram', async () => {
    const { gowri, nalla_neram: nalla } = await more({});
    expect(gowri.day.map(({ name }) => name).join(' ')).toBe(
      'soram uthi visham amirdha rogam laabam dhanam sugam',
    );
    // The third eighth is Rahu Kaal, the sixth Yamaganda.
    expect(nalla.map(({ name }) => name)).toEqual(['uthi', 'amirdha', 'dhanam', 'sugam']);
    expect(gowri.day.filter(({ good }) => !good).map(({ name }) => name)).toEqual([
      'soram',
      'visham',
      'rogam',
    ]);
  });

  test('Guru Pushya of 21 August 2025 is among the special yogas', async () => {
    const { special_yogas: yogas } = await more({ date: '2025-08-21' });
    expect(yogas).toContainEqual(
      expect.objectContaining({ yoga: 'guru_pushya', nakshatra: 'Pushya' }),
    );
  });

  test('a bad Anandadi yoga says until when it is avoided, a good one nothing', async () => {
    const { anandadi } = await more({});
    for (const { good, avoided, start, end } of anandadi) {
      if (good) expect(avoided).toBeNull();
      else expect([avoided?.start, (avoided?.end ?? '') <= end]).toEqual([start, true]);
    }
  });

  test('regional dates of Puthandu, and of Dhaka by the calendar of Bangladesh', async () => {
    const { regional } = await more({ date: '2025-04-14' });
    expect(regional).toContainEqual({
      calendar: 'tamil',
      month: 1,
      month_name: 'Chithirai',
      weekday_name: 'Thingal',
      adhika: false,
      day: 1,
      lunar: false,
      skipped: null,
      year: 5126,
      era: 'kali',
      year_name: 'Vishvavasu',
    });
    expect(regional).toHaveLength(9);
    const bengaliOf = (rows: typeof regional) => rows.find((row) => row.calendar === 'bengali');
    expect(bengaliOf(regional)).toMatchObject({ month_name: 'Choitro', day: 31, year: 1431 });
    const there = await more({ ...dhaka, date: '2025-04-14' });
    expect(bengaliOf(there.regional)).toMatchObject({
      month_name: 'Boishakh',
      day: 1,
      year: 1432,
    });
  });

  test('beyond the polar circle parts that need the Sun are empty, with a notice', async () => {
    const polar = await more({ ...tromso, date: '2026-12-21' });
    expect(polar).toMatchObject({
      lagna: [],
      gowri: { day: [], night: [] },
      nalla_neram: [],
      panchakas: [],
      special_yogas: [],
      anandadi: [],
    });
    expect(polar.notices).toEqual([expect.stringMatching(/^The Sun does not rise/)]);
    expect(polar.notice_codes).toContain('no_sunrise');
  });
});

describe('invalid requests', () => {
  test('without a login', async () => {
    const { api } = await startApp();
    expectError(await api.get('/api/panchang/more').query(saturday), 401, 'unauthorized');
  });

  test.each([
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2026-02-30' }, 'date', 'This date is not in the calendar.'],
    [{ latitude: '91' }, 'latitude', 'Latitude must be between -90 and 90.'],
    [{ longitude: '' }, 'longitude', 'Longitude is required'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'This time zone is not known.'],
    [{ ayanamsa: 'other' }, 'ayanamsa', 'This choice is not known.'],
  ])('%j is 400 on %s', async (change, field, sentence) => {
    const { get } = await visitor();
    const query = { ...saturday, ...change };
    const body = expectError(await get('/api/panchang/more', query), 400, 'invalid_input');
    expect(body.fields).toEqual({ [field]: sentence });
  });

  test('in Hindi', async () => {
    const { get } = await visitor();
    const query = { ...saturday, date: '' };
    const body = expectError(await get('/api/panchang/more', query, 'hi'), 400, 'invalid_input');
    expect(body.error).toBe('तारीख़ आवश्यक है।');
  });

  test('a response is kept by its reader only', async () => {
    const { get } = await visitor();
    const { headers } = await get('/api/panchang/more', saturday);
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });
});
