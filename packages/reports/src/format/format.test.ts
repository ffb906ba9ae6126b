import { describe, expect, test } from 'vitest';
import {
  civilDay,
  clockOf,
  coordinates,
  dayOf,
  degreesAndMinutes,
  degreesMinutesSeconds,
  offsetText,
  yearsMonthsDays,
} from './format.ts';
import { terms } from './terms.ts';

describe('angles are rounded to the nearest minute, never into the next sign', () => {
  test.each([
    [7.7323, '7°44′'],
    [3.9836, '3°59′'],
    [29.9999, '29°59′'],
    [0, '0°00′'],
    [9.9999, '10°00′'],
  ])('%d → %s', (degrees, text) => expect(degreesAndMinutes(degrees)).toBe(text));

  test('with seconds', () => expect(degreesMinutesSeconds(23.1234)).toBe('23°07′24″'));
});

test.each([
  [330, '+05:30'],
  [-210, '−03:30'],
  [0, '+00:00'],
  [353 + 28 / 60, '+05:53:28'],
])('an offset of %d minutes is %s', (minutes, text) => expect(offsetText(minutes)).toBe(text));

test("an instant is shown in the time zone of the place, regardless of the machine's", () => {
  expect(clockOf('1947-08-14T18:30:00Z', 'Asia/Kolkata')).toBe('00:00:00');
  expect(dayOf('1947-08-14T18:30:00Z', 'Asia/Kolkata', 'en')).toBe('15 Aug 1947');
  expect(dayOf('1947-08-14T18:30:00Z', 'America/New_York', 'en')).toBe('14 Aug 1947');
});

test('a civil date does not shift by time zone', () =>
  expect(civilDay('1947-08-15', 'en')).toBe('15 August 1947'));

test('coordinates name their hemispheres', () => {
  expect(coordinates(28.6139, 77.209, terms.en)).toBe('28.6139° N, 77.2090° E');
  expect(coordinates(-23.5505, -46.6333, terms.en)).toBe('23.5505° S, 46.6333° W');
});

test('a balance is written in years, months and days [PVR Narasimha Rao, Vedic Astrology: An Integrated Approach]', () => {
  expect(yearsMonthsDays(2 + 2 / 12 + 29 / 360)).toEqual({ years: 2, months: 2, days: 29 });
});
