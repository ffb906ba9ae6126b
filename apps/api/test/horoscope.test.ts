import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  horoscopeResponseSchema,
  horoscopePeriods,
  horoscopeQuerySchema,
  horoscopeSigns,
  zodiacSigns,
  type Horoscope,
} from '@jyoti/contract';
import { horoscopeDocument } from '@jyoti/reports';
import { HoroscopeService } from '../src/calculations/horoscope/horoscope-service.ts';
import { expectBody } from './app.ts';
import { visitor } from './tools-reader.ts';

const DATE = '2026-11-22';

type RequestParts = [path: string, query?: Record<string, string>, language?: string];

async function reader() {
  const { get } = await visitor();
  return async (...[path, query = {}, language]: RequestParts) =>
    expectBody(await get(`/api/horoscope/${path}`, query, language), 200, horoscopeResponseSchema)
      .data;
}

const rowFor = (data: Horoscope, because: string) => data.because.find(({ id }) => id === because);

describe('the text of a horoscope', () => {
  test.each(horoscopePeriods)(
    'exists for %s in every part, and each line names the transit behind it [S1-431] [S1-436] [S1-447] [S1-452]',
    async (period) => {
      const ask = await reader();
      for (const sign of horoscopeSigns) {
        const data = await ask(`${sign}/${period}`, { date: DATE });
        const textOf = (...areas: string[]) =>
          data.lines
            .filter(({ area }) => areas.includes(area))
            .map(({ text }) => text)
            .join(' ');
        expect(data.general).toBe(textOf('general'));
        expect(data.love).toBe(textOf('love'));
        expect(data.career).toBe(textOf('career', 'money'));
        expect(data.health).toBe(textOf('health'));
        for (const part of [data.general, data.love, data.career, data.health]) {
          expect(part.split(' ').length).toBeGreaterThan(3);
        }
        for (const { because, area } of data.lines) {
          const row = rowFor(data, because);
          expect(row?.area, because).toBe(area);
          // The house of a graha is its position counted from the sign; that of an aspect is the aspected
          // house.
          if (row?.reason === 'aspect') continue;
          const house =
            ((zodiacSigns.indexOf(row!.zodiac) - horoscopeSigns.indexOf(sign) + 12) % 12) + 1;
          expect(row?.house, because).toBe(house);
        }
        expect(new Set(data.because.map(({ id }) => id)).size).toBe(data.because.length);
      }
    },
  );

  test('is different for each of 48 signs and periods [S1-447]', async () => {
    const ask = await reader();
    const texts: string[] = [];
    for (const period of horoscopePeriods) {
      for (const sign of horoscopeSigns) {
        texts.push((await ask(`${sign}/${period}`, { date: DATE })).general);
      }
    }
    expect(new Set(texts).size).toBe(48);
  });

  test('changes with the date, as do its facts', async () => {
    const ask = await reader();
    const today = await ask('leo/daily', { date: DATE });
    const tomorrow = await ask('leo/daily', { date: '2026-11-23' });
    expect(tomorrow.general).not.toBe(today.general);
    expect(tomorrow.transits_now[1]?.global_degree).not.toBe(today.transits_now[1]?.global_degree);
    const again = await ask('leo/daily', { date: DATE });
    expect(again).toEqual(today);
  });

  test('an obstructed graha is a row with the obstructing ones', async () => {
    const ask = await reader();
    // Rahu in Aquarius, the eleventh from Aries, is obstructed by Mars and Jupiter in Leo, the fifth.
    const data = await ask('aries/daily', { date: '2026-11-23' });
    const row = data.because.find(
      ({ graha, effect }) => graha === 'Rahu' && effect === 'obstructed',
    );
    expect(row).toMatchObject({
      graha: 'Rahu',
      house: 11,
      effect: 'obstructed',
      vedha_house: 5,
      by: ['Mars', 'Jupiter'],
    });
  });

  test('gives the time of an ingress in the zone of the place, and its instant in the row', async () => {
    const ask = await reader();
    const data = await ask('aries/daily', { date: DATE });
    const line = data.lines.find(({ text }) => /Venus (enters|moves into) Libra/.test(text));
    const row = rowFor(data, line!.because);
    expect(row).toMatchObject({
      reason: 'sign_ingress',
      graha: 'Venus',
      zodiac: 'Libra',
      house: 7,
    });
    const local = new Date(Date.parse(row!.at!) + 330 * 60_000).toISOString();
    const [hour = 0, minute = 0] = local.slice(11, 16).split(':').map(Number);
    const half = hour < 12 ? 'am' : 'pm';
    const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
    expect(line?.text).toContain(`At ${clock} `);
    expect(local.slice(0, 10)).toBe(DATE);
  });

  test('is in Hindi if requested, and says so', async () => {
    const ask = await reader();
    const data = await ask('leo/daily', { date: DATE }, 'hi');
    expect(data.texts_languages).toEqual(['hi']);
  });
});

test('has the ten positions of the requested date, whatever the period [S1-437] [S1-455]', async () => {
  const ask = await reader();
  const daily = await ask('leo/daily', { date: DATE });
  const yearly = await ask('leo/yearly', { date: DATE });
  expect(daily.transits_now).toHaveLength(10);
  expect(daily.transits_at).toBe('2026-11-22T06:30:00Z');
  expect(yearly.transits_now).toEqual(daily.transits_now);
  expect((await ask('leo/daily')).transits_at).toBe('2026-11-21T06:30:00Z');
});

describe('the month of a horoscope', () => {
  test.each([
    ['leo/daily', '2026-11-22'],
    ['leo/yearly', '2026-02-10'],
    ['pisces/weekly', '2026-08-31'],
  ])('%s on %s has four important transits of that month [S1-438] [S1-455]', async (path, date) => {
    const ask = await reader();
    const { month } = await ask(path, { date });
    expect(month.from).toBe(`${date.slice(0, 7)}-01`);
    expect(month.transits.filter(({ important }) => important)).toHaveLength(4);
    const instants = month.transits.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
    for (const { at } of month.transits) {
      const local = new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 10);
      expect(local >= month.from && local <= month.to).toBe(true);
    }
  });

  test('marks future transits before past ones', async () => {
    const ask = await reader();
    // The server's clock is on 21 November 2026.
    const { month } = await ask('leo/daily');
    const ahead = month.transits.filter(({ past }) => !past);
    const marked = month.transits.filter(({ important }) => important);
    expect(month.transits.some(({ past }) => past)).toBe(true);
    expect(ahead.length).toBeGreaterThanOrEqual(4);
    expect(marked.filter(({ past }) => past)).toEqual([]);
    expect(marked).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'lunation', change: 'full' })]),
    );
  });

  test('lists an eclipse first, and not also as a full Moon', async () => {
    const ask = await reader();
    const { month } = await ask('leo/daily', { date: '2026-03-10' });
    const eclipses = month.transits.filter(({ kind }) => kind === 'lunar_eclipse');
    expect(eclipses).toMatchObject([{ zodiac: 'Leo', change: 'total', important: true }]);
    expect(month.transits.filter(({ change }) => change === 'full')).toEqual([]);
  });
});

describe('the advice of a horoscope', () => {
  test('names the stone of the sign’s lord, and the compatible and the difficult signs [S1-439] [S1-440] [S1-441] [S1-442] [S1-443]', async () => {
    const ask = await reader();
    const { recommendations, compatibility } = await ask('leo/daily', { date: DATE });
    expect(recommendations.gemstone).toMatchObject({ gem: 'Ruby', planet: 'Sun' });
    expect(recommendations.meditation).toMatch(/^[A-Z][\w ]+ is strongest for you: /);
    expect(recommendations.remedies.length).toBeGreaterThanOrEqual(2);
    expect(compatibility).toMatchObject({
      compatible: ['Sagittarius', 'Aries', 'Gemini', 'Scorpio'],
      challenging: ['Capricorn'],
    });
  });
});

test('a year is calculated once for twelve signs: eleven more cost less than the first', async () => {
  const ask = await reader();
  const timed = async (sign: string) => {
    const start = performance.now();
    await ask(`${sign}/yearly`, { date: '1931-06-01' });
    return performance.now() - start;
  };
  const first = await timed('aries');
  const others: number[] = [];
  for (const sign of horoscopeSigns.slice(1)) others.push(await timed(sign));
  expect(others.toSorted((a, b) => a - b)[5]!).toBeLessThan(first);
});

test('a horoscope is cached by sign, period and date', () => {
  const timezoneAt = () => 'Asia/Kolkata';
  const service = new HoroscopeService(
    timezoneAt,
    () => new Date('2026-11-23T06:00:00Z'),
    horoscopeDocument,
  );
  const query = parse(horoscopeQuerySchema, { date: '1931-06-01' });
  const given = service.horoscope('aries', 'daily', query, 'en');
  expect(service.horoscope('aries', 'daily', { ...query }, 'en')).toBe(given);
  expect(service.known('aries', 'daily', query, 'en')).toBe(given);
  expect(service.known('taurus', 'daily', query, 'en')).toBeNull();
  expect(service.known('aries', 'weekly', query, 'en')).toBeNull();
  expect(service.known('aries', 'daily', query, 'hi')).toBeNull();
  expect(service.known('aries', 'daily', { ...query, date: '1931-06-02' }, 'en')).toBeNull();
});

test.each(['1800-01-01', '2200-12-31'])('%s has a horoscope of every period', async (date) => {
  const ask = await reader();
  for (const period of horoscopePeriods) {
    const data = await ask(`virgo/${period}`, { date });
    expect(data.lines.length).toBeGreaterThan(5);
  }
});
