import { describe, expect, test } from 'vitest';
import {
  searchFromYear,
  yearPartsFromSearch,
  type AlmanacYearParams,
} from './almanac-year-in-url.ts';
import { festivalFeedOf, festivalFeedPathOf } from './festival-calendar-in-url.ts';

const params: AlmanacYearParams = {
  year: 2027,
  latitude: 23.02,
  longitude: 72.57,
  place: 'Ahmedabad',
  sunrise: 'centre',
  region: 'gujarat',
  list: 'ekadashi',
};

describe('the URL of a year of festivals', () => {
  test('is parsed to the parameters that it was written from', () => {
    expect(yearPartsFromSearch(searchFromYear(params))).toEqual(params);
  });

  test('leaves out what is the default', () => {
    const plain = { ...params, region: null, list: 'festivals', sunrise: 'edge' } as const;
    const search = searchFromYear(plain);
    expect(search.toString()).toBe('year=2027&latitude=23.02&longitude=72.57&place=Ahmedabad');
    expect(yearPartsFromSearch(search)).toEqual({ ...plain, sunrise: null });
  });

  test.each([
    ['year=1799', 'year'],
    ['year=2201', 'year'],
    ['year=27', 'year'],
    ['latitude=91', 'latitude'],
    ['region=atlantis', 'region'],
  ] as const)('%s gives no %s', (search, part) => {
    expect(yearPartsFromSearch(new URLSearchParams(search))[part]).toBeNull();
  });

  test('an unknown list is the list of festivals', () => {
    expect(yearPartsFromSearch(new URLSearchParams('list=all-of-it')).list).toBe('festivals');
  });
});

test('a feed names its region and its list, and rounds the place to a kilometre', () => {
  const of = { ...params, latitude: 23.0225, longitude: 72.5714, language: 'hi' } as const;
  const path =
    '/api/panchang/festivals.ics?latitude=23.02&longitude=72.57&place=Ahmedabad&sunrise=centre&region=gujarat&list=ekadashi&lang=hi';
  expect(festivalFeedPathOf(of)).toBe(path);
  expect(festivalFeedOf(of, 'jyoti.example')).toBe(`webcal://jyoti.example${path}`);
});
