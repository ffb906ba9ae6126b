import { describe, expect, test } from 'vitest';
import {
  BODY_NAMES,
  castChart,
  degreeInSign,
  GRAHA_IDS,
  kpChartOf,
  kpHorary,
  kpSub,
  rulingPlanets,
  signOf,
  type GrahaId,
  type KpCusp,
} from '@jyoti/jyotish';
import {
  prashnaDocumentResponseSchema,
  type PrashnaDocument,
  type PrashnaInput,
} from '@jyoti/contract';
import { expectError, startApp } from './app.ts';
import { expectDocument, rowsOf, valueOf } from './document-reader.ts';
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
const nameOf = (graha: GrahaId) => BODY_NAMES[graha].english;

async function question(input: Partial<PrashnaInput> = {}, language = 'en') {
  const { post } = await visitor();
  return expectDocument(
    await post('/api/reports/prashna', { ...moment, ...input }, language),
    prashnaDocumentResponseSchema,
  );
}

/** Cusps as the table has them: sign, and the names of the four lords. */
const cuspsOf = (document: PrashnaDocument) =>
  rowsOf(document, 'Twelve cusps with their lords').map(([, place, ...lords]) => [
    valueOf(place).sign,
    ...lords,
  ]);
const expectedCusps = (cusps: readonly KpCusp[]) =>
  cusps.map(({ longitude, sign, star, sub, subSub }) => [
    signOf(longitude),
    ...[sign, star, sub, subSub].map(nameOf),
  ]);

/** Signs and houses of the ascendant and the grahas. */
const placesOf = (document: PrashnaDocument) =>
  rowsOf(document, 'Ascendant and nine grahas of the moment').map(([, place, , house]) => [
    valueOf(place).sign,
    house,
  ]);

/** The houses of the KP table of the grahas. */
const kpHousesOf = (document: PrashnaDocument) =>
  rowsOf(document, 'Nine planets with their lords').map(([, , house]) => house);

describe('POST /api/reports/prashna', () => {
  test('without a number it is the chart of the moment, in Krishnamurti’s ayanamsa', async () => {
    const document = await question();
    const { number, ascendant, moon, settings, at, notices } = document;
    expect([number, at, notices]).toEqual([null, '2026-11-28T09:30:00Z', []]);
    expect(settings.ayanamsa).toBe('krishnamurti');
    expect(ascendant.sign).toBe(cast.ascendant.sign);
    expect(ascendant.degree).toBeCloseTo(cast.ascendant.degreeInSign, 5);
    expect(moon.degree).toBeCloseTo(cast.grahas.moon.degreeInSign, 5);
    expect(placesOf(document)).toEqual(
      [cast.ascendant, ...GRAHA_IDS.map((id) => cast.grahas[id])].map(({ sign, house }) => [
        sign,
        house,
      ]),
    );
    expect(cuspsOf(document)).toEqual(expectedCusps(kpChartOf(cast).cusps));
  });

  test.each([1, 23, 145, 249])(
    'with the number %i its sub begins the first house',
    async (number) => {
      const document = await question({ number });
      const sub = kpSub(number);
      const horary = kpHorary(birth, number);
      const { number: named, ascendant } = document;
      expect(named).toMatchObject({ number, sign: Math.floor(sub.start / 30) + 1 });
      expect(named?.from_degree).toBeCloseTo(sub.start % 30, 5);
      expect((named?.to_degree ?? 0) - (named?.from_degree ?? 0)).toBeCloseTo(
        sub.end - sub.start,
        5,
      );
      expect(ascendant).toMatchObject({
        sign_lord: sub.sign,
        star_lord: sub.star,
        sub_lord: sub.sub,
      });
      expect(ascendant.degree).toBeCloseTo(degreeInSign(sub.start), 5);
      expect(cuspsOf(document)).toEqual(expectedCusps(horary.cusps));
      expect(kpHousesOf(document)).toEqual(GRAHA_IDS.map((id) => horary.planets[id].house));
    },
  );

  test('the ruling planets and the grahas do not depend on the number', async () => {
    const [moments, numbered] = [await question(), await question({ number: 77 })];
    const rulingOf = ({ parts }: PrashnaDocument) => JSON.stringify(parts[0]?.blocks.at(-2));
    expect(rulingOf(numbered)).toBe(rulingOf(moments));
    const [first] = rulingPlanets(birth).ruling;
    expect(rulingOf(moments)).toContain(`From the strongest: ${nameOf(first ?? 'sun')}`);
    expect(numbered.day_lord).toBe(moments.day_lord);
    const signsOf = (document: PrashnaDocument) =>
      placesOf(document)
        .slice(1)
        .map(([sign]) => sign);
    expect(signsOf(numbered)).toEqual(signsOf(moments));
  });

  test('the time zone comes from the place, and a moment may be in the future', async () => {
    const { timezone: _zone, ...place } = moment;
    const { post } = await visitor();
    const data = expectDocument(
      await post('/api/reports/prashna', { ...place, date: '2050-01-01', time: '06:00' }),
      prashnaDocumentResponseSchema,
    );
    expect([data.settings.timezone, data.at, data.time]).toEqual([
      'Asia/Kolkata',
      '2050-01-01T00:30:00Z',
      '06:00:00',
    ]);
  });

  test('another ayanamsa is used for chart and cusps', async () => {
    const { settings, moon, ascendant } = await question({ ayanamsa: 'lahiri', number: 10 });
    expect(settings.ayanamsa).toBe('lahiri');
    expect(ascendant.degree).toBeCloseTo(degreeInSign(kpSub(10).start), 5);
    const usual = await question({ number: 10 });
    expect(moon.degree).not.toBe(usual.moon.degree);
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
    const document = await question({
      latitude: 70,
      longitude: 20,
      timezone: 'Europe/Oslo',
      number: 145,
    });
    expect(JSON.stringify(document.parts)).toContain('Houses are whole signs here');
    expect(document.ascendant).toMatchObject({ sign: 7, degree: 0 });
  });

  test('Rahu and Ketu signify nothing by ownership, or as agents what their lords own', async () => {
    const ownsOf = async (choice: Partial<PrashnaInput>) => {
      const document = await question(choice);
      const rahu = rowsOf(document, 'Houses by planet').find(
        ([graha]) => valueOf(graha).graha === 'rahu',
      );
      return { schools: document.settings.schools, owns: rahu?.at(-1) };
    };
    expect(await ownsOf({})).toEqual({ schools: undefined, owns: '–' });
    const { schools, owns } = await ownsOf({ kp_nodes: 'agents' });
    expect(schools).toEqual({ kp_nodes: 'agents' });
    expect(owns).toMatch(/\d/);
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
      await post('/api/reports/prashna', { ...moment, ...wrong }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('sentences are in the language of the request', async () => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/reports/prashna', { ...moment, number: 300 }, 'hi'),
      400,
      'invalid_input',
    );
    expect(body.fields?.['number']).toBe('संख्या 1 से 249 तक की पूर्ण संख्या होनी चाहिए।');
  });

  test('it needs a login', async () => {
    const { api } = await startApp();
    expectError(await api.post('/api/reports/prashna').send(moment), 401, 'unauthorized');
  });
});
