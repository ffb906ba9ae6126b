import {
  kundliDocumentResponseSchema,
  kundliFacts,
  kundliFactsResponseSchema,
  type KundliFactsInput,
} from '@jyoti/contract';
import {
  castChart,
  isoFromJulianDay,
  type Chart,
  type KpChart,
  type NatalTransit,
  type ReducedAshtakavarga,
  type Varshaphal,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { expectBody, expectError } from './app.ts';
import { midnight } from './kundli-reader.ts';
import { visitor } from './tools-reader.ts';

async function factOf<Found>(
  fact: (typeof kundliFacts)[number],
  more: Partial<Omit<KundliFactsInput, 'facts'>> = {},
): Promise<Found> {
  const { post } = await visitor();
  const response = await post('/api/facts/kundli', { birth: midnight, facts: [fact], ...more });
  return expectBody(response, 200, kundliFactsResponseSchema).data.facts[fact] as Found;
}

describe('POST /api/facts/kundli', () => {
  test('has each fact that is requested, as the engine returns it', async () => {
    const { post } = await visitor();
    const response = await post('/api/facts/kundli', { birth: midnight, facts: kundliFacts });
    const { facts } = expectBody(response, 200, kundliFactsResponseSchema).data;
    expect(Object.keys(facts)).toEqual([...kundliFacts]);
    const { date, time, place } = midnight;
    const cast = castChart({
      date,
      time,
      timeZone: place.timezone ?? '',
      latitude: Number(place.latitude),
      longitude: Number(place.longitude),
    });
    expect((facts.chart as Chart).grahas).toEqual(cast.grahas);
  });

  // Chart 6 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, has these signs; its Mercury is worked there.
  test('the reductions of Mercury in a printed example', async () => {
    const place = { name: 'Chennai', latitude: 13, longitude: 80, timezone: 'Asia/Kolkata' };
    const { bhinna, reduced } = await factOf<{
      bhinna: Record<'mercury', { points: number[] }>;
      reduced: Record<'mercury', ReducedAshtakavarga>;
    }>('ashtakavarga', {
      birth: { name: 'Example', date: '1921-06-28', time: '13:00:00', place },
      ashtakvarga_school: 'parashara',
    });
    expect(bhinna.mercury.points.join(' ')).toBe('7 4 7 4 4 3 4 4 4 3 6 4');
    expect(reduced.mercury.trikona.join(' ')).toBe('3 1 3 0 0 0 0 0 0 0 2 0');
    expect(reduced.mercury.pinda).toEqual({ rasi: 77, graha: 75, sodhya: 152 });
  });

  test('KP is cast in Krishnamurti’s ayanamsa whichever the report uses, with its node', async () => {
    const chartWith = async (more: Partial<KundliFactsInput>) =>
      (await factOf<{ chart: KpChart }>('kp', more)).chart;
    const lahiri = await chartWith({});
    expect(await chartWith({ ayanamsa: 'raman' })).toEqual(lahiri);
    const { planets } = await chartWith({ node: 'true' });
    expect(planets.rahu.longitude).not.toBe(lahiri.planets.rahu.longitude);
  });
});

describe('transits over the chart of 15 August 1947, Moon in Cancer, Taurus rising', () => {
  // Almanacs for India: Saturn in Pisces until 3 June 2027, turning direct on 11 December 2026.
  test('of a date, Saturn', async () => {
    const saturn = (await factOf<NatalTransit[]>('transits', { at: '2026-11-21' }))[6]!;
    expect(saturn).toMatchObject({
      graha: 'saturn',
      sign: 12,
      houseFromMoon: 9,
      houseFromLagna: 11,
      retrograde: true,
      effect: 'bad',
      nextIngress: { sign: 1, retrograde: false },
      nextStation: { motion: 'direct', sign: 12 },
    });
    expect(isoFromJulianDay(saturn.nextIngress!.jdUt)).toMatch(/^2027-06-02T23:58/);
  });

  test('a date is its noon by the clock of the place, an instant is itself, and without either it is now', async () => {
    const moonAt = async (at?: string) =>
      (await factOf<NatalTransit[]>('transits', { at }))[1]!.longitude;
    expect(await moonAt('2026-11-21')).toBe(await moonAt('2026-11-21T06:30:00Z'));
    expect(await moonAt()).toBe(await moonAt('2026-11-21T06:00:00Z'));
  });

  test.each([
    ['tomorrow', {}],
    ['2026-02-30', {}],
    ['2026-02-30T10:00:00Z', {}],
    ['2026-11-21T10:00:00+05:30', {}],
    ['1799-12-31', {}],
    ['2201-01-01', {}],
    [7, {}],
    // The date line moved over Samoa.
    ['2011-12-30', { latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia' }],
  ])('at %j is refused', async (at, place) => {
    const { post } = await visitor();
    const birth = { ...midnight, place: { ...midnight.place, ...place } };
    const response = await post('/api/facts/kundli', { birth, facts: ['transits'], at });
    expect(Object.keys(expectError(response, 400, 'invalid_input').fields ?? {})).toEqual(['at']);
  });
});

describe('the chart of a year', () => {
  const birth = {
    ...midnight,
    date: '1997-12-12',
    time: '12:12:00',
    place: { name: 'Chennai', latitude: 13.0837, longitude: 80.2702, timezone: 'Asia/Kolkata' },
  };
  const yearOf = (more: object) => factOf<Varshaphal>('year', { birth, ...more });

  test('the first begins at birth, and years follow each other', async () => {
    const [first, second] = [await yearOf({ year: 1 }), await yearOf({ year: 2 })];
    expect(isoFromJulianDay(first.startJdUt)).toBe('1997-12-12T06:42:00Z');
    expect([first.muntha.sign, first.muntha.house]).toEqual([first.ascendant.sign, 1]);
    expect(second.startJdUt).toBe(first.endJdUt);
  });

  test('at a place of residence only what depends on the horizon changes', async () => {
    const place = { name: 'London', latitude: 51.5074, longitude: -0.1278 };
    const [home, away] = [await yearOf({ year: 30 }), await yearOf({ year: 30, place })];
    expect(away.ascendant.longitude).not.toBeCloseTo(home.ascendant.longitude, 0);
    expect(away.startJdUt).toBe(home.startJdUt);
    expect(away.grahas.moon.longitude).toBe(home.grahas.moon.longitude);
  });

  test.each([
    [undefined, {}, { number: 29, running: 29 }],
    ['1998-03-01', {}, { number: 1, running: 1 }],
    ['2050-03-01', { year: 30 }, { number: 30, running: 53 }],
    ['2150-03-01', {}, { number: 120, running: null }],
  ])('at %s with %j the document says which year it is of', async (at, more, year) => {
    const { post } = await visitor();
    const response = await post('/api/reports/kundli', {
      birth,
      parts: ['year-chart'],
      at,
      ...more,
    });
    expect(expectBody(response, 200, kundliDocumentResponseSchema).data.year).toEqual(year);
  });

  test.each([
    [{ place: { latitude: 91, longitude: 0 } }, 'place.latitude'],
    [{ place: { latitude: 51, longitude: 'far' } }, 'place.longitude'],
    [{ place: { longitude: 0 } }, 'place.latitude'],
    [{ place: { name: 'x'.repeat(201), latitude: 51, longitude: 0 } }, 'place.name'],
    [{ place: 'London' }, 'place'],
    [{ year: 0 }, 'year'],
    [{ year: 121 }, 'year'],
    [{ year: 1.5 }, 'year'],
    [{ year: '30' }, 'year'],
    [{ node_dignity: 'yes' }, 'node_dignity'],
    [{ contact_orb: 4 }, 'contact_orb'],
    [{ second: { ...birth, time: '' } }, 'second.time'],
    [{ parts: ['pane:nothing'] }, 'parts'],
  ])('%j is refused at %s', async (more, field) => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/reports/kundli', { birth, parts: ['year-chart'], ...more }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});
