import { describe, expect, test } from 'vitest';
import { castChart, varshaphal, type GrahaId } from '@jyoti/jyotish';
import {
  bodyKeys,
  grahas,
  yearChartResponseSchema,
  zodiacSigns,
  type YearChartInput,
} from '@jyoti/contract';
import { expectBody, expectError } from './app.ts';
import { midnight } from './kundli-reader.ts';
import { now, visitor } from './tools-reader.ts';

const birth = {
  ...midnight,
  date: '1997-12-12',
  time: '12:12:00',
  place: { name: 'Chennai', latitude: 13.0837, longitude: 80.2702, timezone: 'Asia/Kolkata' },
};
const chart = castChart({
  date: birth.date,
  time: birth.time,
  timeZone: 'Asia/Kolkata',
  latitude: 13.0837,
  longitude: 80.2702,
});
const idOf = (name: string) => name.toLowerCase() as GrahaId;

async function yearOf(input: Omit<YearChartInput, 'birth'> = {}, of = birth) {
  const { post } = await visitor();
  return expectBody(
    await post('/api/kundli/year', { birth: of, ...input }),
    200,
    yearChartResponseSchema,
  ).data;
}

describe('POST /api/kundli/year', () => {
  test('without a year the running one is answered, with what runs in it', async () => {
    const year = await yearOf();
    expect([year.year, year.running_year]).toEqual([29, 29]);
    const instant = now.toISOString();
    expect(year.start < instant && instant < year.end).toBe(true);
    const { current } = year;
    expect(current && current.dasha.start <= instant && instant < current.dasha.end).toBe(true);
    expect(current && current.sub_dasha.start <= instant && instant < current.sub_dasha.end).toBe(
      true,
    );
  });

  test.each([1, 2, 30, 31, 60, 120])('year of life %i is that of the engine', async (year) => {
    const response = await yearOf({ year });
    const engine = varshaphal(chart, year - 1);
    expect(response.year).toBe(year);
    expect(response.by_day).toBe(engine.byDay);
    for (const [index, key] of bodyKeys.entries()) {
      const body = response.chart[key];
      const its = index === 0 ? engine.ascendant : engine.grahas[idOf(grahas[index - 1] ?? '')];
      expect(body.global_degree).toBeCloseTo(its.longitude, 5);
      expect(body.house).toBe(its.house);
    }
    expect(response.muntha).toEqual({
      zodiac: zodiacSigns[engine.muntha.sign - 1],
      house: engine.muntha.house,
      lord: response.muntha.lord,
    });
    expect(idOf(response.muntha.lord)).toBe(engine.muntha.lord);
    expect([idOf(response.year_lord.planet), response.year_lord.rule]).toEqual([
      engine.yearLord.planet,
      engine.yearLord.rule,
    ]);
    for (const { planet, total, ...parts } of response.strengths) {
      const sum =
        parts.kshetra.points +
        parts.uchcha.points +
        parts.hadda.points +
        parts.drekkana.points +
        parts.navamsa.points;
      expect(total).toBeCloseTo(sum / 4, 3);
      const candidates = response.year_lord.candidates.filter((one) => one.planet === planet);
      for (const { strength } of candidates) expect(strength).toBe(total);
    }
    const named = response.contacts.map(({ yoga, fast, slow }) => [yoga, idOf(fast), idOf(slow)]);
    const contacts = engine.yogas.flatMap((one) =>
      one.yoga === 'ithasala' || one.yoga === 'ishrafa' ? [[one.yoga, one.fast, one.slow]] : [],
    );
    expect(named).toEqual(contacts);
    const ofHouses = engine.yogas.flatMap((one) => ('house' in one ? [[one.yoga, one.house]] : []));
    expect(response.house_yogas.map(({ yoga, house }) => [yoga, house])).toEqual(ofHouses);
  });

  test('years follow each other, and the mudda dasha fills each', async () => {
    const [one, two] = [await yearOf({ year: 5 }), await yearOf({ year: 6 })];
    expect(two.start).toBe(one.end);
    expect(one.current).toBeNull();
    expect([one.mudda[0]?.start, one.mudda[8]?.end]).toEqual([one.start, one.end]);
    for (const [index, { start, end, sub_dashas }] of one.mudda.entries()) {
      if (index > 0) expect(start).toBe(one.mudda[index - 1]?.end);
      expect([sub_dashas[0]?.start, sub_dashas[8]?.end]).toEqual([start, end]);
    }
  });

  test('the first year begins at birth', async () => {
    const { start, settings, muntha, chart: first } = await yearOf({ year: 1 });
    expect(start).toBe('1997-12-12T06:42:00Z');
    expect(settings.timezone).toBe('Asia/Kolkata');
    // Nothing has moved yet: the muntha is the ascendant.
    expect([muntha.zodiac, muntha.house]).toEqual([first['0'].zodiac, 1]);
  });

  test('after 120 years nothing runs, and the last year is answered', async () => {
    const { year, running_year, current } = await yearOf({}, { ...birth, date: '1850-03-01' });
    expect([year, running_year, current]).toEqual([120, null, null]);
  });

  test('at a place of residence only what depends on the horizon changes', async () => {
    const place = { name: 'London', latitude: 51.5074, longitude: -0.1278 };
    const [home, away] = [await yearOf({ year: 30 }), await yearOf({ year: 30, place })];
    expect([home.place, away.place]).toEqual([null, place]);
    const engine = varshaphal(chart, 29, place);
    expect(away.chart['0'].global_degree).toBeCloseTo(engine.ascendant.longitude, 5);
    expect(away.chart['0'].global_degree).not.toBeCloseTo(home.chart['0'].global_degree, 0);
    expect([away.start, away.end, away.mudda]).toEqual([home.start, home.end, home.mudda]);
    expect([away.by_day, away.muntha.house]).toEqual([engine.byDay, engine.muntha.house]);
    for (const key of bodyKeys.slice(1)) {
      expect(away.chart[key].global_degree).toBe(home.chart[key].global_degree);
    }
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, 'place.latitude'],
    [{ latitude: 51, longitude: 'far' }, 'place.longitude'],
    [{ longitude: 0 }, 'place.latitude'],
    [{ name: 'x'.repeat(201), latitude: 51, longitude: 0 }, 'place.name'],
    ['London', 'place'],
  ])('the place %j is refused at %s', async (place, field) => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/kundli/year', { birth, place }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  test('another ayanamsa moves the return', async () => {
    const lahiri = await yearOf({ year: 30 });
    const raman = await yearOf({ year: 30, ayanamsa: 'raman' });
    expect(raman.settings.ayanamsa).toBe('raman');
    expect(raman.chart['1'].zodiac).toBe('Scorpio');
    expect(raman.chart['1'].global_degree).not.toBe(lahiri.chart['1'].global_degree);
  });

  test.each([0, 121, 1.5, -3, '30'])('the year %j is 400', async (year) => {
    const { post } = await visitor();
    const body = expectError(await post('/api/kundli/year', { birth, year }), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual(['year']);
  });

  test('an hour is needed', async () => {
    const { post } = await visitor();
    const body = expectError(
      await post('/api/kundli/year', { birth: { ...birth, time: '' } }),
      400,
      'invalid_input',
    );
    expect(Object.keys(body.fields ?? {})).toEqual(['birth.time']);
  });
});
