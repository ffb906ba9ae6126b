import { expect, test } from 'vitest';
import { callList } from './calls/index.ts';
import {
  defaultSettings,
  horoscopeFromSearch,
  isPersonalReading,
  isPublicPath,
  numerologyFromSearch,
  panchangFromSearch,
  searchFromHoroscope,
  searchFromNumerology,
  searchFromPanchang,
  settingChoices,
  settingKeys,
  settingsFromSearch,
  settingsSearchOf,
  settingsToSend,
  steppedDate,
  type SettingName,
} from './index.ts';

test.each([
  ['/api/header', true],
  ['/api/articles', true],
  ['/api/articles/mangal-dosha', true],
  ['/api/articles/mangal-dosha/edit', false],
  ['/api/pages/about', true],
  ['/api/poojas', false],
  ['/api/users/profile', false],
  ['/api/operator/bookings', false],
])('%s has a response that is the same for everyone: %s', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
  expect(isPersonalReading('GET', path)).toBe(path === '/api/users/profile');
});

test('what a shared cache may store is what the table of calls caches for everyone, and nothing personal', () => {
  for (const { method, path, who, cache } of callList) {
    const address = path.replaceAll(/:\w+/g, 'x');
    if (method === 'get' && isPublicPath(address)) {
      expect([who, cache?.public], path).toEqual(['anyone', true]);
    }
    if (isPersonalReading(method.toUpperCase(), address)) {
      expect([who, cache?.public], path).toEqual(['visitor', undefined]);
    }
  }
});

const searchOf = (text: string) => new URLSearchParams(text);

test.each([
  ['sign=ophiuchus&period=hourly&date=2026-02-30', 'aries', 'daily', null],
  ['sign=leo&date=1799-12-31', 'leo', 'daily', null],
  ['sign=leo&period=yearly&date=2200-12-31', 'leo', 'yearly', '2200-12-31'],
])('horoscope: %s is parsed as %s, %s, %s, and serialised back', (search, sign, period, date) => {
  const choice = horoscopeFromSearch(searchOf(search));
  expect(choice).toEqual({ sign, period, date });
  expect(horoscopeFromSearch(searchFromHoroscope(choice))).toEqual(choice);
});

test.each([
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2024-02-29', 'yearly', 1, '2025-02-28'],
  ['2026-03-01', 'daily', -1, '2026-02-28'],
  ['2026-01-03', 'weekly', -1, '2025-12-27'],
  ['1800-01-01', 'daily', -1, null],
  ['2200-06-01', 'yearly', 1, null],
] as const)('a step from %s, %s, by %d is %s', (date, period, step, to) => {
  expect(steppedDate(date, period, step)).toBe(to);
});

const delhi = 'day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi';

test('panchang: a day round-trips through the URL, without a place that has no name', () => {
  const request = panchangFromSearch(searchOf(delhi));
  expect(request).toEqual({
    day: '2025-04-06',
    time: '10:24',
    latitude: 28.6139,
    longitude: 77.209,
    place: 'New Delhi',
    sunrise: 'edge',
  });
  expect(String(searchFromPanchang(request!))).toBe(delhi);
  const byCentre = { ...request!, sunrise: 'centre' } as const;
  expect(panchangFromSearch(searchFromPanchang(byCentre))).toEqual(byCentre);
  expect(searchFromPanchang({ ...request!, place: '' }).has('place')).toBe(false);
});

test.each([
  ['a day that the calendar does not have', 'day', '2025-02-30'],
  ['a day that is not computed', 'day', '1799-12-31'],
  ['a time that no clock has', 'time', '24:00'],
  ['a latitude beyond the pole', 'latitude', '90.1'],
  ['a longitude beyond 180°', 'longitude', '-180.5'],
  ['a number in another notation', 'latitude', '2.8e1'],
  ['an empty part', 'time', ''],
])('panchang: %s contains no request', (_what, name, value) => {
  const search = searchOf(delhi);
  search.set(name, value);
  expect(panchangFromSearch(search)).toBeNull();
});

test('numerology: a request round-trips through the URL; an unknown system becomes the Pythagorean', () => {
  const request = {
    firstName: 'Asha',
    lastName: 'Verma',
    birthDate: '1990-05-14',
    system: 'chaldean',
  } as const;
  const search = searchFromNumerology(request);
  expect(numerologyFromSearch(search)).toEqual(request);
  search.set('system', 'lunar');
  expect(numerologyFromSearch(search)).toEqual({ ...request, system: 'pythagorean' });
  expect(numerologyFromSearch(searchOf('first=Asha'))).toBeNull();
});

test('settings: every choice round-trips through the URL, and defaults are omitted', () => {
  for (const name of Object.keys(settingKeys) as SettingName[]) {
    expect(settingChoices[name][0]).toBe(defaultSettings[name]);
    for (const choice of settingChoices[name]) {
      const search = searchOf(`${settingKeys[name]}=${choice}`);
      expect(settingsFromSearch(search)).toEqual({ ...defaultSettings, [name]: choice });
      const isDefault = choice === defaultSettings[name];
      expect(String(settingsSearchOf(search))).toBe(isDefault ? '' : String(search));
    }
  }
  expect(settingsFromSearch(searchOf('ayanamsa=none&year=1'))).toEqual(defaultSettings);
  expect(settingsFromSearch(searchOf('ayanamsa=61'))).toEqual(defaultSettings);
  expect(String(settingsSearchOf(searchOf('ayanamsa=-2.75')))).toBe('ayanamsa=-2.75');
  expect(settingsFromSearch(searchOf('upapada=third&orb=4&node_dignity=yes'))).toEqual(
    defaultSettings,
  );
  expect(new Set(Object.values(settingKeys)).size).toBe(Object.keys(settingKeys).length);
});

test('settings of schools: a request has those that are not the default', () => {
  const { ayanamsa, node, year_days, sunrise, ashtakvarga_school } = defaultSettings;
  const usual = { ayanamsa, node, year_days, sunrise, ashtakvarga_school };
  expect(settingsToSend(searchOf(''))).toEqual(usual);
  expect(settingsToSend(searchOf('node=true&arudha_moves=false&star=rahu&orb=3'))).toEqual({
    ...usual,
    node: 'true',
    arudha_exceptions: false,
    vimshottari_star: 'rahu',
  });
});
