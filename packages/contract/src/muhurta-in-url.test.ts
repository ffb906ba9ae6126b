import { expect, test } from 'vitest';
import {
  muhurtaFromSearch,
  muhurtaPartsFromSearch,
  muhurtaSearchOf,
  searchFromMuhurta,
  type MuhurtaParams,
} from './muhurta-in-url.ts';

const birth = {
  name: 'Asha Verma',
  gender: 'female',
  date: '1990-05-14',
  time: '06:30:00',
  place: { name: 'Ujjain', latitude: 23.18, longitude: 75.77, timezone: 'Asia/Kolkata' },
} as const;

const query: MuhurtaParams = {
  purpose: 'griha_pravesh',
  from: '2026-12-01',
  to: '2027-02-28',
  latitude: 13.0837,
  longitude: 80.2702,
  place: 'Chennai',
  sunrise: 'edge',
  ayanamsa: 'lahiri',
};

test.each<[string, Partial<MuhurtaParams>]>([
  ['without a birth', {}],
  ['for one person', { birth }],
  ['for two owners', { purpose: 'shop', birth, second: { ...birth, name: 'Ravi' } }],
  ['for a couple', { purpose: 'marriage', boy: { ...birth, name: 'Arjun' }, girl: birth }],
  ['of a journey', { purpose: 'journey', direction: 'north' }],
  ['with other settings', { sunrise: 'centre', ayanamsa: 'raman' }],
])('a search %s round-trips through the address', (_, more) => {
  const whole = { ...query, ...more };
  expect(muhurtaFromSearch(searchFromMuhurta(whole))).toEqual(whole);
});

test('the place of the search and that of a birth are apart', () => {
  const search = searchFromMuhurta({ ...query, birth });
  expect(search.get('place')).toBe('Chennai');
  expect(search.get('birth.place')).toBe('Ujjain');
});

test('what does not decide the result is no part of its key', () => {
  const search = searchFromMuhurta(query);
  const more = new URLSearchParams([['order', 'date'], ...[...search].toReversed(), ['edit', '1']]);
  expect(String(muhurtaSearchOf(more))).toBe(String(search));
});

test.each([
  ['purpose', 'war'],
  ['from', '2026-02-30'],
  ['to', '2201-01-01'],
  ['latitude', '95'],
  ['longitude', 'east'],
])('an address with %s=%s asks for no search, and keeps the rest for the form', (key, value) => {
  const search = searchFromMuhurta(query);
  search.set(key, value);
  expect(muhurtaFromSearch(search)).toBeNull();
  expect(muhurtaPartsFromSearch(search)).toMatchObject({ [key]: null, place: 'Chennai' });
});
