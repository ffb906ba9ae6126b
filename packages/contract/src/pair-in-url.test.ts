import { expect, test } from 'vitest';
import { searchFromBirth } from './birth-in-url.ts';
import { pairFromSearch, pairSearchOf, searchFromPair, swappedSearch } from './pair-in-url.ts';

const boy = {
  name: 'Rohan Mehta',
  gender: null,
  date: '1996-12-07',
  time: '10:34:00',
  place: {
    name: 'Chennai, India',
    latitude: 13.0827,
    longitude: 80.2707,
    timezone: 'Asia/Kolkata',
  },
  fold: undefined,
};
const girl = {
  ...boy,
  name: 'Asha Verma',
  date: '1990-06-15',
  time: '05:58:41',
  place: { ...boy.place, name: 'Mumbai, India', latitude: 19.076, longitude: 72.8777 },
};

test('both births round-trip through the address', () => {
  expect(pairFromSearch(searchFromPair({ boy, girl }))).toEqual({ boy, girl });
});

test('the tab is not part of the pair', () => {
  const search = searchFromPair({ boy, girl });
  const withTab = new URLSearchParams([['tab', 'ashtakoot'], ...search]);
  expect(String(pairSearchOf(withTab))).toBe(String(search));
});

test('a URL with one birth contains no pair', () => {
  expect(pairSearchOf(searchFromBirth(boy, 'boy.'))).toBeNull();
});

test('swapping twice gives the same URL', () => {
  const search = searchFromPair({ boy, girl });
  expect(pairFromSearch(swappedSearch(search))).toEqual({ boy: girl, girl: boy });
  expect(String(swappedSearch(swappedSearch(search)))).toBe(String(search));
});
