import { describe, expect, test } from 'vitest';
import {
  articleResponseSchema,
  articlesResponseSchema,
  astrologerResponseSchema,
  astrologersResponseSchema,
  faqsResponseSchema,
  homeSchema,
  infoPageIds,
  infoPageSchemas,
  zodiacResponseSchema,
} from '@jyoti/contract';
import { object } from 'valibot';
import { expectBody, expectError, startApp } from './app.ts';

const signs =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(
    ' ',
  );

const pages = [
  ['/api/faqs', faqsResponseSchema],
  ['/api/articles', articlesResponseSchema],
  ['/api/articles/understanding-27-nakshatras', articleResponseSchema],
  ['/api/astrologers', astrologersResponseSchema],
  ['/api/astrologers/meera-joshi', astrologerResponseSchema],
  ...signs.map((sign) => [`/api/zodiac/${sign}`, zodiacResponseSchema] as const),
  ...infoPageIds.map((id) => [`/api/pages/${id}`, object({ data: infoPageSchemas[id] })] as const),
] as const;

describe('public content', () => {
  test.each(pages)('%s is public and cacheable', async (path, schema) => {
    const { api } = await startApp();
    const response = await api.get(path);
    expectBody(response, 200, schema);
    expect(Object.keys(response.body as object)).toEqual(['data']);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-language': 'en',
      etag: expect.stringMatching(/./),
      vary: expect.stringContaining('Accept-Language'),
    });
  });

  test.each(pages)('%s is 304 if the ETag matches', async (path) => {
    const { api } = await startApp();
    const { etag } = (await api.get(path)).headers;
    const again = await api.get(path).set('If-None-Match', etag ?? 'none');
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test.each([
    '/api/articles/no-such-article',
    '/api/articles/constructor',
    '/api/articles/..%2F..%2Fheader',
    '/api/astrologers/nobody',
    '/api/astrologers/__proto__',
    '/api/zodiac/ophiuchus',
    '/api/zodiac/Aries',
    '/api/zodiac/aries/traits',
    '/api/pages/profile',
    '/api/pages/toString',
    '/api/pages',
    '/api/zodiac',
  ])('%s is 404', async (path) => {
    const { api } = await startApp();
    expectError(await api.get(path), 404, 'not_found');
  });
});

describe('lists and pages are consistent', () => {
  test('every listed article has a page, newest first [S0-503]', async () => {
    const { api } = await startApp();
    const { data } = expectBody(await api.get('/api/articles'), 200, articlesResponseSchema);
    expect(data.map(({ date }) => date)).toEqual(
      data
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const card of data) {
      const page = expectBody(
        await api.get(`/api/articles/${card.slug}`),
        200,
        articleResponseSchema,
      );
      expect(page.data).toMatchObject(card);
      expect(card).toMatchObject({ id: card.slug, url: `/blog/${card.slug}` });
      expect(card).not.toHaveProperty('sections');
      expect(card.readTime).toMatch(/^[3-7] min read$/);
    }
  });

  test('every listed astrologer has a page [S0-508] [S0-509] [S0-510] [S0-511]', async () => {
    const { api } = await startApp();
    const { data } = expectBody(await api.get('/api/astrologers'), 200, astrologersResponseSchema);
    for (const card of data) {
      expect(card.url).toBe(`/astrologers/${card.id}`);
      const page = expectBody(await api.get(`/api${card.url}`), 200, astrologerResponseSchema);
      expect(page.data).toMatchObject(card);
      expect(card).not.toHaveProperty('profile');
    }
  });

  test('the home page shows part of both lists', async () => {
    const { api } = await startApp();
    const home = expectBody(await api.get('/api/home'), 200, homeSchema);
    const { data: faqs } = expectBody(await api.get('/api/faqs'), 200, faqsResponseSchema);
    const { data: astrologers } = expectBody(
      await api.get('/api/astrologers'),
      200,
      astrologersResponseSchema,
    );
    expect(home.faqs).toEqual(faqs.filter(({ popular }) => popular));
    expect(home.astrologers).toEqual(astrologers);
    const about = await api.get('/api/pages/about');
    expect((about.body as { data: unknown }).data).toMatchObject({ ...home.about });
    for (const sign of home.zodiac) {
      const page = expectBody(await api.get(`/api${sign.url}`), 200, zodiacResponseSchema);
      expect(page.data).toMatchObject(sign);
      expect(page.data.detail).toEqual(sign.detail);
    }
  });

  test('every information page has the contact details', async () => {
    const { api } = await startApp();
    const contacts = await Promise.all(
      infoPageIds.map(async (id) => {
        const response = await api.get(`/api/pages/${id}`);
        return (response.body as { data: { contact?: unknown } }).data.contact;
      }),
    );
    expect(contacts[0]).toMatchObject({ email: expect.stringContaining('@') });
    for (const contact of contacts) expect(contact).toEqual(contacts[0]);
  });
});

describe('content in Hindi', () => {
  test.each([
    ['/api/header', 'hi'],
    ['/api/home', 'hi'],
    ['/api/faqs', 'hi'],
    ['/api/articles', 'hi'],
    ['/api/articles/mangal-dosha-calmly', 'hi'],
    ['/api/articles/what-a-lagna-is', 'hi'],
    ['/api/zodiac/aries', 'hi'],
    ['/api/zodiac/leo', 'hi'],
    ['/api/pages/contact', 'hi'],
    ['/api/pages/about', 'hi'],
    ['/api/pages/pricing-policy', 'hi'],
  ])('%s is marked as being in %s', async (path, languages) => {
    const { api } = await startApp();
    const response = await api.get(path).set('Accept-Language', 'hi');
    expect(response.status).toBe(200);
    expect(response.headers['content-language']).toBe(languages);
  });

  test('a translation replaces the English content', async () => {
    const { api } = await startApp();
    const of = async (lang: string) =>
      expectBody(await api.get(`/api/faqs?lang=${lang}`), 200, faqsResponseSchema).data;
    const [english, hindi] = [await of('en'), await of('hi')];
    expect(hindi.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
    expect(hindi.filter(({ question, answer }) => !isHindi(question) || !isHindi(answer))).toEqual(
      [],
    );
  });
});
