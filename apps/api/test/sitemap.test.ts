import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  articlesResponseSchema,
  astrologersResponseSchema,
  infoPageIds,
  pathIn,
  siteLanguages,
} from '@jyoti/contract';
import { expectBody, startApp } from './app.ts';

const environment = { PUBLIC_URL: 'https://jyoti.example' };

describe('sitemap.xml', () => {
  test('lists every public page once in each language, with the public URL', async () => {
    const { api } = await startApp({ environment });
    const response = await api.get('/sitemap.xml');
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const { data: articles } = expectBody(
      await api.get('/api/articles'),
      200,
      articlesResponseSchema,
    );
    const { data: astrologers } = expectBody(
      await api.get('/api/astrologers'),
      200,
      astrologersResponseSchema,
    );
    const signs =
      'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces';
    const listed = [...response.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed.toSorted()).toEqual(
      [
        '/',
        '/faqs',
        '/blog',
        '/zodiac',
        '/astrologers',
        ...infoPageIds.map((id) => `/${id}`),
        ...articles.map(({ url }) => url),
        ...astrologers.map(({ url }) => url),
        ...signs.split(' ').map((sign) => `/zodiac/${sign}`),
      ]
        .flatMap((path) => siteLanguages.map((language) => pathIn(language, path)))
        .map((path) => `https://jyoti.example${path}`)
        .toSorted(),
    );
    const newest = articles[0];
    expect(response.text).toContain(
      `<url><loc>https://jyoti.example${newest?.url}</loc><lastmod>${newest?.date}</lastmod>`,
    );
  });

  test('is 304 if the ETag matches', async () => {
    const { api } = await startApp({ environment });
    const { etag } = (await api.get('/sitemap.xml')).headers;
    expect((await api.get('/sitemap.xml').set('If-None-Match', etag ?? '')).status).toBe(304);
  });
});

describe('robots.txt', () => {
  test('excludes the API and personal pages, and names the sitemap', async () => {
    const { api } = await startApp({ environment });
    const response = await api.get('/robots.txt');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /uploads/',
        'Disallow: /profile',
        'Sitemap: https://jyoti.example/sitemap.xml',
      ]),
    );
  });
});

test('security.txt names the address of SECURITY.md, and expires within a year', async () => {
  const { api, clock } = await startApp({ environment });
  const { status, text, type } = await api.get('/.well-known/security.txt');
  expect([status, type]).toEqual([200, 'text/plain']);
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []),
  ) as Record<string, string>;
  expect(fields).toEqual({
    Contact: expect.stringMatching(/^mailto:/),
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'Preferred-Languages': siteLanguages.join(', '),
    Canonical: 'https://jyoti.example/.well-known/security.txt',
  });
  const policy = await readFile(join(import.meta.dirname, '../../../SECURITY.md'), 'utf8');
  expect(policy).toContain(`Write to ${fields['Contact']?.slice('mailto:'.length)},`);
  const days = (Date.parse(fields['Expires'] ?? '') - clock.now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
