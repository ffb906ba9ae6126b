import { expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { apparentPosition, trackOf } from '../sky/index.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import { EPHEMERIS_BODIES, ephemeris, julianDayFromIso, ephemerisAt } from './index.ts';

const noon = julianDayFromIso('2026-11-30T12:00:00Z');

test('an instant has every body where the sky has it', () => {
  const { positions } = ephemerisAt(noon);
  expect(Object.keys(positions)).toEqual([...EPHEMERIS_BODIES]);
  for (const body of EPHEMERIS_BODIES)
    expect(positions[body]).toEqual(apparentPosition(body, ttFromUt(noon)));
});

test('sidereal longitudes are those of a chart, and their speeds those of its tracks', () => {
  const chart = castChart({
    date: '1990-05-14',
    time: '06:30',
    timeZone: 'Asia/Kolkata',
    latitude: 23.18,
    longitude: 75.77,
  });
  const { positions } = ephemerisAt(chart.time.jdUt, ['sun', 'moon', 'meanNode'], 'lahiri');
  expect(positions.moon.longitude).toBeCloseTo(chart.grahas.moon.longitude, 6);
  expect(positions.meanNode.longitude).toBeCloseTo(chart.grahas.rahu.longitude, 6);
  expect(positions.sun.speed).toBeCloseTo(trackOf('sun', 'lahiri').speedAt(chart.time.jdUt), 5);
});

test('a table has a row for each step, the last instant included', () => {
  const rows = ephemeris(noon, noon + 1, 0.1, ['moon']);
  expect(rows).toHaveLength(11);
  expect(rows[10]).toEqual(ephemerisAt(noon + 1, ['moon']));
  expect(ephemeris(noon, noon - 1, 1)).toEqual([]);
});

test.each([
  [noon, noon + 1, 0],
  [noon, noon + 1, -1],
  [noon, noon + 1e6, 1],
])('from %d to %d in steps of %d is refused', (from, to, step) => {
  expect(() => ephemeris(from, to, step)).toThrow(
    expect.objectContaining({ name: 'JyotishError', code: 'out_of_range' }),
  );
});

test('a misspelt body is named', () => {
  expect(() => ephemerisAt(noon, ['mras' as 'mars'])).toThrow(
    'The setting bodies is "mras", but must be one of "sun", "moon", ',
  );
});
