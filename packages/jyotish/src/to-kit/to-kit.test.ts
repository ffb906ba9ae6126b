import { describe, expect, test } from 'vitest';
import {
  castChart,
  divisionalChart,
  julianDayFromIso,
  panchangOfDay,
  VARGA_NUMBERS,
  vimshottari,
  vimshottariPath,
} from '../index.ts';
import { dashaTimelineProps, fromKit, kundliChartProps, panchangCardProps } from './index.ts';

const birth = {
  date: '1997-12-12',
  time: '12:12:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0837,
  longitude: 80.2702,
};
const chart = castChart(birth);
const SECOND = 1 / 86_400;

describe('KundliChart', () => {
  test('the birth chart of the README', () => {
    const { data } = kundliChartProps(chart);
    expect(data.ascendantSign).toBe(11);
    expect(data.placements.map(({ graha, sign }) => `${graha} ${sign}`)).toEqual([
      'sun 8',
      'moon 2',
      'mars 10',
      'mercury 9',
      'jupiter 10',
      'venus 10',
      'saturn 12',
      'rahu 5',
      'ketu 11',
    ]);
    expect(data.placements.find(({ graha }) => graha === 'mercury')).toMatchObject({
      retrograde: true,
      combust: true,
    });
  });

  test.each(VARGA_NUMBERS)('D%d matches the engine', (varga) => {
    const { data } = kundliChartProps(chart, { varga });
    const { ascendant, grahas } = divisionalChart(chart, varga);
    expect(data).toMatchObject({
      ascendantSign: ascendant.sign,
      ascendantDegree: ascendant.degreeInSign,
    });
    for (const { graha, sign, degree } of data.placements) {
      expect(sign).toBe(grahas[graha].sign);
      expect(degree).toBe(grahas[graha].degreeInSign);
    }
  });

  test('only a true node that moves backwards is marked', () => {
    const nodes = (node: 'mean' | 'true') =>
      kundliChartProps(castChart(birth, { node })).data.placements.slice(7);
    expect(nodes('mean').map(({ retrograde }) => retrograde)).toEqual([false, false]);
    const { rahu } = castChart(birth, { node: 'true' }).grahas;
    expect(nodes('true').map(({ retrograde }) => retrograde)).toEqual([
      rahu.retrograde,
      rahu.retrograde,
    ]);
  });

  test('an unknown varga throws', () => {
    expect(() => kundliChartProps(chart, { varga: 5 as never })).toThrow('The setting number is 5');
  });
});

describe('DashaTimeline', () => {
  test('nine mahadashas, to the second', () => {
    const { periods, birth: born, timeZone } = dashaTimelineProps(chart);
    const { mahadashas } = vimshottari(chart.grahas.moon.longitude, chart.time.jdUt, 365.25);
    expect(periods).toHaveLength(9);
    periods.forEach(({ graha, start, end }, index) => {
      const { lord, startJdUt, endJdUt } = mahadashas[index]!;
      expect(graha).toBe(lord);
      expect(Math.abs(julianDayFromIso(start) - startJdUt)).toBeLessThan(SECOND);
      expect(Math.abs(julianDayFromIso(end) - endJdUt)).toBeLessThan(SECOND);
    });
    expect(born).toBe(chart.time.utc);
    expect(timeZone).toBe('Asia/Kolkata');
  });

  test('each period ends where the next begins, at any level', () => {
    const { periods } = dashaTimelineProps(chart, { path: ['rahu', 'mercury'] });
    const opened = vimshottariPath(chart.grahas.moon.longitude, chart.time.jdUt, 365.25, [
      'rahu',
      'mercury',
    ]);
    expect(periods.map(({ graha }) => graha)).toEqual(opened.map(({ lord }) => lord));
    expect(periods.slice(1).map(({ start }) => start)).toEqual(
      periods.slice(0, -1).map(({ end }) => end),
    );
  });
});

describe('PanchangCard', () => {
  test('6 April 2025 in New Delhi', () => {
    const day = panchangOfDay(
      '2025-04-06',
      { latitude: 28.6139, longitude: 77.209 },
      'Asia/Kolkata',
    );
    const props = panchangCardProps(day);
    expect(props).toMatchObject({ date: '2025-04-06', vara: { name: 'Ravivar', lord: 'sun' } });
    expect(props.tithi.map(({ name }) => name)).toEqual(['Shukla Navami', 'Shukla Dashami']);
    expect(props.nakshatra.map(({ name }) => name)).toEqual(['Pushya']);
    expect(props.yoga.map(({ name }) => name)).toEqual(['Sukarma', 'Dhriti']);
    expect(props.karana.map(({ name }) => name)).toEqual(['Balava', 'Kaulava', 'Taitila']);
    expect(Math.abs(julianDayFromIso(props.times.sunrise!) - day.sunriseJdUt!)).toBeLessThan(
      SECOND,
    );
  });

  test('a full moon is named without its paksha', () => {
    const day = panchangOfDay(
      '2025-04-12',
      { latitude: 28.6139, longitude: 77.209 },
      'Asia/Kolkata',
    );
    expect(panchangCardProps(day).tithi.map(({ name }) => name)).toContain('Purnima');
  });

  test('what does not happen is null: the polar night', () => {
    const day = panchangOfDay('2024-12-21', { latitude: 69.65, longitude: 18.96 }, 'Europe/Oslo');
    expect(panchangCardProps(day).times).toMatchObject({ sunrise: null, nextSunrise: null });
  });
});

describe('fromKit', () => {
  const { latitude, longitude, timeZone } = birth;
  const details = {
    date: birth.date,
    time: birth.time,
    timeUnknown: false,
    place: { latitude, longitude, timeZone },
  };

  test('gives the birth of a chart, with the second of two equal clock times if that is chosen', () => {
    expect(castChart(fromKit(details)).grahas).toEqual(chart.grahas);
    expect(fromKit({ ...details, fold: 1 }).fold).toBe(1);
  });

  test('takes the local mean time of the place before its first standard time', () => {
    expect(fromKit({ ...details, date: '1869-10-02' })).toMatchObject({
      timeZone: '+05:21:05',
      isLocalMeanTime: true,
    });
  });

  test.each([
    ['date', 'invalid_date'],
    ['time', 'invalid_time'],
    ['place', 'invalid_place'],
  ])('details without a %s are refused as %s', (field, code) => {
    expect(() => fromKit({ ...details, [field]: null })).toThrow(expect.objectContaining({ code }));
  });
});
