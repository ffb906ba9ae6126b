import { expect, test } from 'vitest';
import { birthFromSearch, birthSearchOf, searchFromBirth } from './birth-in-url.ts';

const birth = {
  name: 'Asha Verma',
  gender: 'female',
  date: '1947-08-15',
  time: '00:00:00',
  place: {
    name: 'New Delhi, India',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
} as const;

test('a birth round-trips through the URL', () => {
  expect(birthFromSearch(searchFromBirth(birth))).toEqual({ ...birth, fold: undefined });
  expect(birthFromSearch(searchFromBirth({ ...birth, fold: 1 })).fold).toBe(1);
});

test('the birth in a URL does not change with the tab', () => {
  const search = searchFromBirth(birth);
  const withTabs = new URLSearchParams([['tab', 'dashas'], ...search, ['sub', 'mahadasha']]);
  expect(String(birthSearchOf(withTabs))).toBe(String(birthSearchOf(search)));
});

test('a URL without birth details gives null', () => {
  expect(birthSearchOf(new URLSearchParams('tab=dashas'))).toBeNull();
});

test('a missing coordinate is not zero', () => {
  expect(birthFromSearch(new URLSearchParams('date=1990-01-01')).place.latitude).toBeNaN();
});

test('a URL marks the time as unknown, and then has none', () => {
  const search = searchFromBirth({ ...birth, time_unknown: true });
  expect(search.has('time')).toBe(false);
  expect(birthFromSearch(search)).toMatchObject({ time: '', time_unknown: true });
  expect(birthFromSearch(searchFromBirth(birth)).time_unknown).toBeUndefined();
});
