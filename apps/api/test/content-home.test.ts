import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { footerResponseSchema, homeSchema, type Home } from '@jyoti/contract';
import { readContent, type ContentNote } from '../src/content/content.ts';
import { expectBody, expectError, startApp } from './app.ts';
import { tempDir } from './temp-dir.ts';

const own = join(import.meta.dirname, '../content');

async function homeOf(language = 'en'): Promise<Home> {
  const { api } = await startApp();
  return expectBody(await api.get(`/api/home?lang=${language}`), 200, homeSchema);
}

async function pandits(): Promise<string[]> {
  const files = await readdir(join(own, 'en/poojas'));
  const texts = files.map((file) => readFile(join(own, 'en/poojas', file), 'utf8'));
  return (await Promise.all(texts)).map(
    (text) => (JSON.parse(text) as { panditName: string }).panditName,
  );
}

describe('testimonials', () => {
  test('have a name, a place, a service and a date, and none is marked as verified [S0-501] [S0-207]', async () => {
    const { testimonials, astrologers } = await homeOf();
    expect(testimonials.length).toBeGreaterThanOrEqual(6); // two groups of three
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(testimonials.length);
    const names = [...astrologers.map(({ name }) => name), ...(await pandits())];
    for (const testimonial of testimonials) {
      expect(Number.isInteger(testimonial.rating)).toBe(true);
      expect(testimonial.rating).toBeGreaterThanOrEqual(1);
      expect(names).toContain(testimonial.astrologer);
      expect(testimonial).toMatchObject({ verified: false, sample: true });
      expect(testimonial.date <= new Date().toISOString().slice(0, 10)).toBe(true);
      expect(testimonial.text).not.toMatch(/cured|guarantee|miracle|came true|100 ?%/i);
    }
  });
});

describe('awards', () => {
  test('have a title, an organization, a year and optionally a picture, and are marked as samples [S0-502]', async () => {
    const { awards } = await homeOf();
    expect(awards.length).toBeGreaterThanOrEqual(3);
    for (const award of awards) {
      expect(Object.keys(award).toSorted()).toEqual(
        ['id', 'image', 'organization', 'sample', 'title', 'year'].toSorted(),
      );
      expect(award).toMatchObject({ sample: true, organization: expect.stringMatching(/^Sample/) });
    }
  });
});

describe('videos', () => {
  test('are two, with length and views, and link to existing pages [S0-504]', async () => {
    const { api } = await startApp();
    const { videos } = expectBody(await api.get('/api/home'), 200, homeSchema);
    expect(videos).toHaveLength(2);
    for (const { url, views, sample } of videos) {
      expect(views).toBeGreaterThanOrEqual(1000); // large enough for a thousands separator
      expect(sample).toBe(true);
      const slug = /^\/blog\/([\w-]+)$/.exec(url)?.[1] ?? '';
      expect((await api.get(`/api/articles/${slug}`)).status).toBe(200);
    }
  });
});

describe('promotions', () => {
  test('have the specified prices, savings and dates, and return every year [S0-505] [S0-281] [S0-282] [S0-283] [S0-284]', async () => {
    const { promotions } = await homeOf();
    expect(
      promotions.map((one) => [
        one.originalPrice,
        one.discountedPrice,
        one.savingsPercentage,
        one.expiryDate,
      ]),
    ).toEqual([
      [2100, 1050, 50, '2025-04-15'],
      [5500, 3850, 30, '2025-03-31'],
      [3200, 2400, 25, '2025-04-30'],
    ]);
    for (const one of promotions) {
      expect(one.renews).toBe('yearly');
      expect(one.discountedPrice).toBe((one.originalPrice * (100 - one.savingsPercentage)) / 100);
      expect(one.url).toBe(`/poojas?code=${one.code}`);
      expect(one.package).toBeDefined();
    }
    expect(new Set(promotions.map(({ code }) => code)).size).toBe(3);
  });

  test('have the same figures in Hindi', async () => {
    const [english, hindi] = [(await homeOf()).promotions, (await homeOf('hi')).promotions];
    const figures = (list: Home['promotions']) =>
      list.map(
        ({ title: _title, subtitle: _subtitle, description: _description, ...rest }) => rest,
      );
    expect(figures(hindi)).toEqual(figures(english));
    for (const { title } of hindi) expect(title).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe('GET /api/footer', () => {
  test('has every link of the specification, social pages, support and the office', async () => {
    const { api } = await startApp();
    const response = await api.get('/api/footer');
    const { data } = expectBody(response, 200, footerResponseSchema);
    expect(data.columns.map(({ id }) => id)).toEqual(['company', 'legal', 'support']);
    const paths = data.columns.flatMap(({ links }) => links.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(
      [
        '/about',
        '/astrologers',
        '/blog',
        '/kundli',
        '/kundli-matching',
        '/gemestone',
        '/panchang',
        '/muhurta',
        '/prashna',
        '/festivals',
        '/horoscope',
        '/numerology',
        '/poojas',
        '/privacy-policy',
        '/pricing-policy',
        '/terms-and-conditions',
        '/disclaimer',
        '/refund-policy',
        '/help',
        '/contact',
        '/faq',
      ].toSorted(),
    );
    expect(data.social.map(({ title }) => title)).toEqual([
      'Facebook',
      'Instagram',
      'YouTube',
      'Twitter',
    ]);
    for (const page of data.social) expect(page).toMatchObject({ sample: true });
    expect(data.accreditations).toEqual([]); // no accreditation is invented
    expect(data.registeredOffice).toContain('New Delhi');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });

  test('restricts the 30 minutes to office hours [S0-558]', async () => {
    const { api } = await startApp();
    const { data } = expectBody(await api.get('/api/footer'), 200, footerResponseSchema);
    expect(data.columns.find(({ id }) => id === 'support')?.note).toMatch(
      /under 30 minutes.*office hours/,
    );
  });

  test('has the same links in Hindi', async () => {
    const { api } = await startApp();
    const read = async (language: string) => {
      const response = await api.get(`/api/footer?lang=${language}`);
      expect(response.headers['content-language']).toBe(language);
      return expectBody(response, 200, footerResponseSchema).data;
    };
    const [english, hindi] = [await read('en'), await read('hi')];
    const paths = ({ columns }: typeof english) =>
      columns.map(({ id, links }) => [id, ...links.map(({ path }) => path)]);
    expect(paths(hindi)).toEqual(paths(english));
    expect(hindi.newsletter.title).toMatch(/\p{Script=Devanagari}/u);
  });
});

test('edited content is served without a new release of the client [S0-008]', async () => {
  const folder = await tempDir();
  await cp(own, folder, { recursive: true });
  const path = join(folder, 'en/testimonials.json');
  const [first, ...others] = JSON.parse(await readFile(path, 'utf8')) as object[];
  const edited = { ...first, text: 'An editor wrote this.', verified: true };
  await writeFile(path, JSON.stringify([...others, edited]));
  const { api } = await startApp({ content: await readContent(() => {}, folder) });
  const { testimonials } = expectBody(await api.get('/api/home'), 200, homeSchema);
  expect(testimonials.at(-1)).toEqual(edited);
});

describe('invalid content hides its section and is named, and the rest of the page is served', () => {
  async function spoilt(name: string, spoil: (text: string) => string) {
    const folder = await tempDir();
    await cp(own, folder, { recursive: true });
    const path = join(folder, 'en', name);
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    await rm(join(folder, 'hi', name), { force: true });
    const notes: ContentNote[] = [];
    const content = await readContent((note) => notes.push(note), folder);
    return { content, warned: notes.filter(({ level }) => level === 'warn') };
  }

  test.each(['testimonials', 'awards', 'videos', 'promotions'] as const)('%s', async (part) => {
    const { content, warned } = await spoilt(`${part}.json`, (text) => text.slice(0, -20));
    expect(warned).toMatchObject([
      { message: 'content left out', facts: { problem: expect.stringContaining(`${part}.json`) } },
      { message: 'content missing', facts: { content: `${part}.json` } },
    ]);
    const home = content.home('en').value;
    expect(home[part]).toEqual([]);
    expect(home.slides.length).toBeGreaterThan(0);
    expect(home.faqs.length).toBeGreaterThan(0);
  });

  test.each([
    ['"rating": 5', '"rating": 6'],
    ['"date": "2026-10-18"', '"date": "last week"'],
    ['"image": ""', '"image": "https://else.example/a.png"'],
    ['"id": "sushma-pillai"', '"id": "harpreet-gill"'],
  ])('one testimonial of many: %s made %s', async (before, after) => {
    const { content, warned } = await spoilt('testimonials.json', (text) =>
      text.replace(before, after),
    );
    expect(warned).toHaveLength(1);
    expect(content.home('en').value.testimonials).toHaveLength(13);
  });

  test('the footer, for which the web app has a default', async () => {
    const { content, warned } = await spoilt('footer.json', (text) =>
      text.replace('https://www.facebook.com/', 'http://else.example/'),
    );
    expect(warned[0]).toMatchObject({
      facts: { problem: expect.stringContaining('footer.json') },
    });
    expect(content.footer('en')).toBeNull();
    const { api } = await startApp({ content });
    expectError(await api.get('/api/footer'), 404, 'not_found');
    expect((await api.get('/api/home')).status).toBe(200);
  });
});
