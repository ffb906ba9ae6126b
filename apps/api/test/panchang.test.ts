import { describe, expect, test } from 'vitest';
import { panchangResponseSchema, panchangMonthResponseSchema } from '@jyoti/contract';
import { PANCHANGS } from '../../../packages/jyotish/reference/births-panchang.ts';
import {
  PUBLISHED_FESTIVALS,
  PUBLISHED_YEARS,
} from '../../../packages/jyotish/reference/festivals.ts';
import { expectBody, expectError } from './app.ts';
import { secondsApart, visitor } from './tools-reader.ts';

const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const today = { date: '2026-11-21', time: '11:30', ...delhi };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

async function panchang(query: Record<string, string | number>, language = 'en') {
  const { get } = await visitor();
  return expectBody(await get('/api/panchang', query, language), 200, panchangResponseSchema).data;
}

async function month(query: Record<string, string | number>) {
  const { get } = await visitor();
  return expectBody(await get('/api/panchang/month', query), 200, panchangMonthResponseSchema).data;
}

/** The reference spells the month with a w. */
const spelling = (name: string) => name.replace('Ashwina', 'Ashvina');

describe('reference days', () => {
  test.each(PANCHANGS)(
    '$id, $local_date: limbs, rises and periods match [S1-388] [S1-389]',
    async (day) => {
      const result = await panchang({
        date: day.local_date,
        time: '12:00:00',
        latitude: day.lat,
        longitude: day.lon,
        timezone: day.iana_zone,
        sunrise: 'centre',
      });
      expect(result.day.name).toBe(day.vaara);
      const details = result.advanced_details;
      for (const [iso, { hindu }] of [
        [details.sun_rise, day.sunrise],
        [details.sun_set, day.sunset],
      ] as const) {
        if (hindu === null) expect(iso).toBeNull();
        else expect(secondsApart(iso ?? '', hindu)).toBeLessThan(3);
      }
      if (details.sun_rise === null) return;
      for (const [limbs, segments] of [
        [result.tithis, day.tithi],
        [result.nakshatras, day.nakshatra],
        [result.yogas, day.yoga],
      ] as const) {
        const [first] = limbs;
        expect(first?.number).toBe(segments[0]?.[0]);
        expect(secondsApart(first?.end ?? '', segments[0]?.[2] ?? 0)).toBeLessThan(3);
      }
      const periods = day.day_periods_hindu;
      for (const [range, expected] of [
        [result.rahukaal, periods?.rahu_kalam],
        [result.gulika, periods?.gulikai],
        [result.yamakanta, periods?.yamaganda],
      ] as const) {
        const [start = '', end = ''] = expected ?? [];
        expect(Math.abs(Date.parse(range?.start ?? '') - Date.parse(start))).toBeLessThan(3000);
        expect(Math.abs(Date.parse(range?.end ?? '') - Date.parse(end))).toBeLessThan(3000);
      }
      const lunar = day.lunar_calendar;
      expect(details.masa).toEqual({
        amanta: spelling(lunar.amanta),
        purnimanta: spelling(lunar.purnimanta),
        adhika: lunar.adhika,
      });
      expect(details).toMatchObject({
        shaka_samvat: lunar.shaka_year,
        vikram_samvat: lunar.vikram_year_chaitradi,
      });
    },
  );
});

describe('a day in Delhi', () => {
  test('has the fields that clients of this field use [S1-387] [S1-390] [S1-391] [S1-392] [S1-393]', async () => {
    const result = await panchang(today);
    expect(result).toMatchObject({
      day: { name: 'Saturday', lord: 'Saturn' },
      date: '2026-11-21',
      time: '11:30:00',
      rasi: 'Pisces',
      sun_sign: 'Scorpio',
      notices: [],
    });
    expect(result.karana).toMatchObject({ type: expect.any(String), diety: expect.any(String) });
    expect(result.settings).toMatchObject({
      ayanamsa: 'lahiri',
      sunrise: 'edge',
      timezone: 'Asia/Kolkata',
      utc_offset_minutes: 330,
    });
    const input = '2026-11-21T06:00:00Z';
    for (const limb of [result.tithi, result.nakshatra, result.yoga, result.karana]) {
      expect(limb.start <= input && input < limb.end).toBe(true);
    }
    const { sun_rise: sunRise, next_sun_rise: nextSunRise } = result.advanced_details;
    for (const limbs of [result.tithis, result.nakshatras, result.yogas, result.karanas]) {
      expect((limbs[0]?.start ?? '') <= (sunRise ?? '')).toBe(true);
      expect((limbs.at(-1)?.end ?? '') >= (nextSunRise ?? '')).toBe(true);
      for (const [index, { start }] of limbs.slice(1).entries())
        expect(start).toBe(limbs[index]?.end);
    }
  });

  test('has 24 horas from the lord of the weekday and twice eight choghadiyas [S1-396] [S1-397] [S1-398] [S1-400] [S1-401] [S1-402] [S1-403] [S1-404]', async () => {
    const { hora, choghadiya, advanced_details: details } = await panchang(today);
    const { sun_rise: sunRise, sun_set: sunSet, next_sun_rise: nextSunRise } = details;
    expect(hora).toHaveLength(24);
    expect(hora.slice(0, 7).map((one) => one.hora)).toEqual(
      'Saturn Jupiter Mars Sun Venus Mercury Moon'.split(' '),
    );
    expect(hora[0]).toMatchObject({ start: sunRise, half: 'day', lucky_gem: 'Blue Sapphire' });
    expect(hora[12]).toMatchObject({ start: sunSet, half: 'night' });
    expect(hora[23]?.end).toBe(nextSunRise);
    expect(choghadiya.day.map(({ muhurat }) => muhurat)).toEqual(
      'Kaal Shubh Rog Udveg Chal Labh Amrit Kaal'.split(' '),
    );
    expect(choghadiya.night).toHaveLength(8);
    expect(choghadiya.day.map(({ type }) => type).slice(0, 5)).toEqual([
      'Inauspicious',
      'Auspicious',
      'Inauspicious',
      'Inauspicious',
      'Good',
    ]);
    expect(choghadiya.night.at(-1)?.end).toBe(nextSunRise);
  });

  test('has the zone of the coordinates', async () => {
    const { latitude, longitude } = delhi;
    const result = await panchang({ date: '2026-11-21', time: '11:30', latitude, longitude });
    expect(result.settings.timezone).toBe('Asia/Kolkata');
  });

  test('at an ambiguous time takes the first reading, with a notice', async () => {
    const { settings, notices } = await panchang({
      date: '2020-11-01',
      time: '01:30',
      latitude: 40.7143,
      longitude: -74.006,
      timezone: 'America/New_York',
    });
    expect(settings.utc_offset_minutes).toBe(-240);
    expect(notices).toEqual([expect.stringContaining('The first of the two was used.')]);
  });

  test('depends on ayanamsa and sunrise, which are echoed', async () => {
    const plain = await panchang(today);
    const other = await panchang({ ...today, ayanamsa: 'raman', sunrise: 'centre' });
    expect(other.settings).toMatchObject({ ayanamsa: 'raman', sunrise: 'centre' });
    expect(other.nakshatra.end).not.toBe(plain.nakshatra.end);
    expect((other.advanced_details.sun_rise ?? '') > (plain.advanced_details.sun_rise ?? '')).toBe(
      true,
    );
  });
});

describe('beyond the polar circle', () => {
  test.each([
    ['2026-06-21', /^The Sun does not set.*midnight sun/],
    ['2026-12-21', /^The Sun does not rise/],
  ])('%s has nulls and a notice', async (date, text) => {
    const result = await panchang({ date, time: '12:00', ...tromso });
    expect(result.advanced_details).toMatchObject({ sun_rise: null, next_sun_rise: null });
    expect(result).toMatchObject({ rahukaal: null, abhijit: null, hora: [] });
    expect(result.notices).toEqual([expect.stringMatching(text)]);
    expect(result.tithi.number).toBeGreaterThan(0);
    expect(result.tithis.length).toBeGreaterThan(0);
  });

  test('a month has every date', async () => {
    const { days, notices } = await month({ year: 2026, month: 12, ...tromso });
    expect(days).toHaveLength(31);
    expect(days[20]).toMatchObject({ sun_rise: null, rahukaal: null });
    expect(notices).toHaveLength(1);
  });
});

describe('a month', () => {
  test('has a row for each date, with its Moon [S1-395] [S1-399]', async () => {
    const {
      days,
      moon_calendar: moon,
      settings,
    } = await month({ year: 2026, month: 11, ...delhi });
    expect(settings.timezone).toBe('Asia/Kolkata');
    expect(days.map(({ date }) => date)).toEqual(moon.map(({ date }) => date));
    expect(days).toHaveLength(30);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-01', '2026-11-30']);
    // New moon 9 November 07:02 UT, full moon 24 November 14:53 UT (both in every almanac).
    expect(moon[8]).toMatchObject({ state: 'newmoon', paksha: 'Shukla Amavasya' });
    expect(moon[8]?.phase_at).toMatch(/^2026-11-09T07:0/);
    expect(moon[23]).toMatchObject({ state: 'fullmoon', paksha: 'Purnima' });
    expect(moon[23]?.phase_at).toMatch(/^2026-11-24T14:5/);
    expect(moon[20]).toMatchObject({ state: 'waxing gibbous', paksha: 'Shukla Paksha' });
  });

  test('is consistent with the day', async () => {
    const { days } = await month({ year: 2026, month: 11, ...delhi });
    const day = await panchang({ ...today, time: '08:00' });
    const row = days[20];
    expect(row?.rahukaal).toEqual(day.rahukaal);
    expect(row?.tithi).toEqual(day.tithis[0]);
    expect(row?.sun_rise).toBe(day.advanced_details.sun_rise);
    expect(row?.masa).toEqual(day.advanced_details.masa);
    expect(row?.festivals).toEqual(day.festivals);
  });

  test.each([
    [2024, 3],
    [2025, 10],
    [2026, 11],
  ])('of %i-%i has the published festivals on their dates', async (year, number) => {
    const { days } = await month({ year, month: number, ...delhi });
    const index = PUBLISHED_YEARS.indexOf(year as 2024);
    const prefix = `${String(number).padStart(2, '0')}-`;
    const published = PUBLISHED_FESTIVALS.filter(({ dates }) => dates[index]?.startsWith(prefix));
    expect(published.length).toBeGreaterThan(1);
    for (const { id, dates } of published) {
      const found = days.filter(({ festivals }) => festivals.some((one) => one.id === id));
      // The Vaishnavas may fast a day later.
      expect([id, found[0]?.date]).toEqual([id, `${year}-${dates[index]}`]);
    }
  });
});

describe('access to the panchang', () => {
  test.each(['/api/panchang', '/api/panchang/month', '/api/reports/festivals'])(
    '%s needs a token',
    async (path) => {
      const { api } = await visitor();
      expectError(await api.get(path).query(today), 401, 'unauthorized');
    },
  );

  test('a response is privately cacheable and revalidated by ETag', async () => {
    const { get } = await visitor();
    const first = await get('/api/panchang', today);
    expect(first.headers['cache-control']).toBe('private, max-age=3600');
    expect(first.headers['vary']).toMatch(/Authorization/);
    const tag = first.headers['etag'] ?? '';
    expect(tag).not.toBe('');
    const again = await get('/api/panchang', today).set('If-None-Match', tag);
    expect(again.status).toBe(304);
    const other = await get('/api/panchang', { ...today, time: '23:30' }).set('If-None-Match', tag);
    expect(other.status).toBe(200);
  });
});

describe('invalid queries of the panchang', () => {
  test.each([
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '21/11/2026' }, 'date', 'Date should be in yyyy-mm-dd format.'],
    [{ date: '2026-02-30' }, 'date', 'This date is not in the calendar.'],
    [{ date: '1799-12-31' }, 'date', 'The year must be between 1800 and 2200.'],
    [{ time: '' }, 'time', 'Time is required'],
    [{ time: '24:00' }, 'time', expect.stringContaining('hh:mm')],
    [{ latitude: '' }, 'latitude', 'Latitude is required'],
    [{ latitude: '91' }, 'latitude', 'Latitude must be between -90 and 90.'],
    [{ latitude: 'north' }, 'latitude', 'Latitude must be between -90 and 90.'],
    [{ longitude: '' }, 'longitude', 'Longitude is required'],
    [{ longitude: '-181' }, 'longitude', 'Longitude must be between -180 and 180.'],
    [{ timezone: 'Mars/Base' }, 'timezone', 'This time zone is not known.'],
    [{ ayanamsa: 'other' }, 'ayanamsa', 'This choice is not known.'],
    [{ sunrise: 'noon' }, 'sunrise', 'This choice is not known.'],
  ])('%j is rejected with 400 on %s', async (change, field, sentence) => {
    const { get } = await visitor();
    const body = expectError(
      await get('/api/panchang', { ...today, ...change }),
      400,
      'invalid_input',
    );
    expect(body.fields).toEqual({ [field]: sentence });
    expect(body.error).toEqual(sentence);
  });

  test('an empty query names every field', async () => {
    const { get } = await visitor();
    const body = expectError(await get('/api/panchang'), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual(['date', 'time', 'latitude', 'longitude']);
  });

  test('a skipped time is rejected with 400 on time', async () => {
    const { get } = await visitor();
    const london = { latitude: 51.5, longitude: -0.1, timezone: 'Europe/London' };
    const query = { date: '2026-03-29', time: '01:30', ...london };
    const body = expectError(await get('/api/panchang', query), 400, 'invalid_input');
    expect(body.fields).toEqual({ time: body.error });
  });

  test.each([
    [{ year: '1799' }, 'year'],
    [{ year: 'now' }, 'year'],
    [{ year: '' }, 'year'],
    [{ month: '13' }, 'month'],
    [{ month: '0' }, 'month'],
    [{ month: '1.5' }, 'month'],
    [{ latitude: '-90.1' }, 'latitude'],
    [{ longitude: '' }, 'longitude'],
  ])('a month with %j is rejected with 400 on %s', async (change, field) => {
    const { get } = await visitor();
    const query = { year: 2026, month: 11, ...delhi, ...change };
    const body = expectError(await get('/api/panchang/month', query), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.error).toMatch(/\.$|required$/);
  });

  test('the messages are in Hindi if requested', async () => {
    const { get } = await visitor();
    const body = expectError(await get('/api/panchang', {}, 'hi'), 400, 'invalid_input');
    expect(body.error).toBe('तारीख़ आवश्यक है।');
  });
});
