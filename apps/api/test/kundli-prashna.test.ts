import { describe, expect, test } from 'vitest';
import { castChart, kpChartOf, kpHorary, kpSub, rulingPlanets, type GrahaId } from '@jyoti/jyotish';
import {
  bodyKeys,
  grahas,
  prashnaResponseSchema,
  zodiacSigns,
  type PrashnaInput,
} from '@jyoti/contract';
import { expectBody, expectError, startApp } from './app.ts';
import { visitor } from './tools-reader.ts';

const moment = {
  date: '2026-11-28',
  time: '15:00:00',
  latitude: 13.0837,
  longitude: 80.2702,
  timezone: 'Asia/Kolkata',
};
const { timezone: timeZone, ...momentAtPlace } = moment;
const birth = { ...momentAtPlace, timeZone };
const cast = castChart(birth, { ayanamsa: 'krishnamurti' });
const idOf = (name: string) => name.toLowerCase() as GrahaId;

async function question(input: Partial<PrashnaInput> = {}, language = 'en') {
  const { post } = await visitor();
  return expectBody(
    await post('/api/kundli/prashna', { ...moment, ...input }, language),
    200,
    prashnaResponseSchema,
  ).data;
}

describe('POST /api/kundli/prashna', () => {
  test('without a number it is the chart of the moment, in Krishnamurti’s ayanamsa', async () => {
    const { number, chart, kp, settings, at, notices } = await question();
    expect([number, at, notices]).toEqual([null, '2026-11-28T09:30:00Z', []]);
    expect([settings.ayanamsa, kp.ayanamsa]).toEqual(['krishnamurti', 'krishnamurti']);
    for (const [index, key] of bodyKeys.entries()) {
      const its = index === 0 ? cast.ascendant : cast.grahas[idOf(grahas[index - 1] ?? '')];
      expect(chart[key].global_degree).toBeCloseTo(its.longitude, 5);
      expect(chart[key].house).toBe(its.house);
    }
    for (const [index, { longitude }] of kpChartOf(cast).cusps.entries()) {
      expect(kp.cusps[index]?.global_degree).toBeCloseTo(longitude, 5);
    }
  });

  test.each([1, 23, 145, 249])(
    'with the number %i its sub begins the first house',
    async (number) => {
      const response = await question({ number });
      const sub = kpSub(number);
      const horary = kpHorary(birth, number);
      expect(response.number).toMatchObject({
        number,
        zodiac: zodiacSigns[Math.floor(sub.start / 30)],
      });
      expect(response.number?.from_degree).toBeCloseTo(sub.start % 30, 5);
      expect((response.number?.to_degree ?? 0) - (response.number?.from_degree ?? 0)).toBeCloseTo(
        sub.end - sub.start,
        5,
      );
      expect(response.chart['0'].global_degree).toBeCloseTo(sub.start, 5);
      const [first] = response.kp.cusps;
      expect(
        [first?.sign_lord, first?.star_lord, first?.sub_lord].map((one) => idOf(one ?? '')),
      ).toEqual([sub.sign, sub.star, sub.sub]);
      for (const [index, { longitude }] of horary.cusps.entries()) {
        expect(response.kp.cusps[index]?.global_degree).toBeCloseTo(longitude, 5);
      }
      for (const { planet, house } of response.kp.planets) {
        expect(house).toBe(horary.planets[idOf(planet)].house);
      }
    },
  );

  test('the ruling planets and the grahas do not depend on the number', async () => {
    const [moments, numbered] = [await question(), await question({ number: 77 })];
    expect(numbered.kp.ruling_planets).toEqual(moments.kp.ruling_planets);
    expect(numbered.kp.ruling_planets.ruling.map(idOf)).toEqual(rulingPlanets(birth).ruling);
    const places = ({ kp }: typeof moments) => kp.planets.map(({ global_degree }) => global_degree);
    expect(places(numbered)).toEqual(places(moments));
  });

  test('the time zone comes from the place, and a moment may be in the future', async () => {
    const { timezone: _zone, ...place } = moment;
    const { post } = await visitor();
    const { data } = expectBody(
      await post('/api/kundli/prashna', { ...place, date: '2050-01-01', time: '06:00' }),
      200,
      prashnaResponseSchema,
    );
    expect([data.settings.timezone, data.at, data.time]).toEqual([
      'Asia/Kolkata',
      '2050-01-01T00:30:00Z',
      '06:00:00',
    ]);
  });

  test('another ayanamsa is used for chart and cusps', async () => {
    const { settings, kp, chart } = await question({ ayanamsa: 'lahiri', number: 10 });
    expect([settings.ayanamsa, kp.ayanamsa]).toEqual(['lahiri', 'lahiri']);
    expect(chart['0'].global_degree).toBeCloseTo(kpSub(10).start, 5);
    const { kp: usual } = await question({ number: 10 });
    expect(kp.planets[0]?.global_degree).not.toBe(usual.planets[0]?.global_degree);
  });

  test('a moment that occurs twice is the first, or the second if the request says so', async () => {
    const twice = {
      date: '2026-11-01',
      time: '01:30',
      latitude: 40.7128,
      longitude: -74.006,
      timezone: 'America/New_York',
    };
    const first = await question(twice);
    const second = await question({ ...twice, fold: 1 });
    expect([first.at, second.at]).toEqual(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']);
    expect(first.notices).toHaveLength(1);
  });

  test('beyond the polar circle the houses are the signs from that of the number', async () => {
    const { kp } = await question({
      latitude: 70,
      longitude: 20,
      timezone: 'Europe/Oslo',
      number: 145,
    });
    expect(kp.house_system).toBe('whole_sign');
    expect(kp.cusps[0]?.global_degree).toBe(180);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no date', { date: '' }, 'date'],
    ['a date that is none', { date: '2026-02-30' }, 'date'],
    ['a year beyond the engine', { date: '2300-01-01' }, 'date'],
    ['no time', { time: '' }, 'time'],
    ['a time that is none', { time: '25:00' }, 'time'],
    [
      'a time that clocks skipped',
      { date: '2026-03-29', time: '02:30', timezone: 'Europe/Berlin' },
      'time',
    ],
    ['no place', { latitude: '' }, 'latitude'],
    ['a latitude beyond the pole', { latitude: 91 }, 'latitude'],
    ['a zone that is none', { timezone: 'Asia/Nowhere' }, 'timezone'],
    ['the number 0', { number: 0 }, 'number'],
    ['the number 250', { number: 250 }, 'number'],
    ['half a number', { number: 1.5 }, 'number'],
    ['a number as text', { number: '145' }, 'number'],
    ['an ayanamsa that is none', { ayanamsa: 'kp' }, 'ayanamsa'],
  ])('%s is 400 at its field', async (_, wrong, field) => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/kundli/prashna', { ...moment, ...wrong }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('sentences are in the language of the request', async () => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/kundli/prashna', { ...moment, number: 300 }, 'hi'),
      400,
      'invalid_input',
    );
    expect(body.fields?.['number']).toBe('संख्या 1 से 249 तक की पूर्ण संख्या होनी चाहिए।');
  });

  test('it needs a login', async () => {
    const { api } = await startApp();
    expectError(await api.post('/api/kundli/prashna').send(moment), 401, 'unauthorized');
  });
});
