import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headerSchema, homeSchema } from '@jyoti/contract';
import { readContent } from '../src/content/content.ts';
import { expectBody, startApp } from './app.ts';
import { tempDir } from './temp-dir.ts';

describe('GET /api/header', () => {
  test('returns logo, navigation and action buttons without a token [S0-527] [S0-495] [S0-496] [S0-497] [S0-498]', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/header');
    const header = expectBody(response, 200, headerSchema);
    expect(Object.keys(response.body as object).toSorted()).toEqual([
      'actionButtons',
      'logo',
      'navigation',
    ]);
    expect(header.actionButtons).toEqual([
      { id: 'login', title: 'Login', path: '/login' },
      { id: 'signup', title: 'Sign Up', path: '/signup' },
    ]);
    expect(header.navigation.length).toBeGreaterThan(0);
  });

  test('sets hasDropdown if there are sub-items [S0-053]', async () => {
    const { api } = await startApp();
    const { navigation } = expectBody(await api.get('/api/header'), 200, headerSchema);
    for (const { hasDropdown, dropdownItems } of navigation) {
      expect(hasDropdown).toBe(dropdownItems.length > 0);
    }
    expect(navigation.some(({ hasDropdown }) => hasDropdown)).toBe(true);
    expect(navigation.some(({ hasDropdown }) => !hasDropdown)).toBe(true);
  });

  test('returns Hindi if requested', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/header').set('Accept-Language', 'hi');
    expect(expectBody(response, 200, headerSchema).actionButtons[0]?.title).toBe('लॉग इन');
    expect(response.headers['vary']).toContain('Accept-Language');
  });
});

describe('GET /api/home', () => {
  test('returns slides and trust indicators without a token [S0-528] [S0-499] [S0-500]', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/home');
    const home = expectBody(response, 200, homeSchema);
    expect(home.slides.length).toBeGreaterThanOrEqual(3);
    expect(new Set(home.slides.map(({ _id }) => _id)).size).toBe(home.slides.length);
    expect(Object.keys(home.trustIndicators)).toEqual(
      expect.arrayContaining(['clientCount', 'rating', 'reviewCount']),
    );
  });

  test('has every key of the contract, and the twelve signs [S0-512]', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/home');
    expect(Object.keys(response.body as object).toSorted()).toEqual(
      Object.keys(homeSchema.entries).toSorted(),
    );
    const { zodiac } = expectBody(response, 200, homeSchema);
    expect(zodiac.map(({ url }) => url)).toEqual(
      'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'
        .split(' ')
        .map((sign) => `/zodiac/${sign}`),
    );
  });
});

describe('content files', () => {
  const own = join(import.meta.dirname, '../content');

  /** Ids, URLs and pictures of content, which no translation may change. */
  function bones(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return null;
    return Object.entries(value).map(([key, inner]) =>
      ['id', '_id', 'path', 'url', 'image', 'src'].includes(key)
        ? [key, inner]
        : [key, bones(inner)],
    );
  }

  test.each(['header.json', 'home.json'])(
    '%s has the same structure in every language',
    async (name) => {
      const read = async (language: string) =>
        bones(JSON.parse(await readFile(join(own, language, name), 'utf8')));
      expect(await read('hi')).toEqual(await read('en'));
    },
  );

  test.each([
    ['torn', () => '{"slides": ['],
    ['without a label', (text: string) => text.replace(/"label": "[^"]+"/, '"label": ""')],
    [
      'with a foreign address',
      (text: string) => text.replace('"/kundli"', '"https://else.example"'),
    ],
  ])('that is %s stops the start and is named', async (_what, spoil) => {
    const folder = await tempDir();
    await cp(own, folder, { recursive: true });
    const path = join(folder, 'hi/home.json');
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    await expect(readContent(() => {}, folder)).rejects.toMatchObject({
      name: 'ContentError',
      message: expect.stringContaining(path),
    });
  });
});
