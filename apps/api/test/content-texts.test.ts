import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faqCategories, infoPageIds } from '@jyoti/contract';
import { wordCount } from '../src/content/articles.ts';
import { readContent } from '../src/content/content.ts';

const folder = join(import.meta.dirname, '../content/en');
const pictures = join(import.meta.dirname, '../../web/public');
const content = await readContent(() => {});
const home = content.home('en').value;
const faqs = content.faqs('en').value;
const articles = content
  .articles('en')
  .value.flatMap(({ slug }) => content.article(slug, 'en')?.value ?? []);

function faq(id: string): string {
  return faqs.find((one) => one.id === id)?.answer ?? '';
}

const words = (text: string) => text.split(/\s+/).length;

describe('all texts', () => {
  async function everyFile(): Promise<string[]> {
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((name) => name.endsWith('.json'));
    return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  }

  test('name no other site and contain no outdated rule [S0-485]', async () => {
    const texts = await everyFile();
    expect(texts.length).toBeGreaterThan(30);
    // Only the footer links to our pages on other sites; nothing is fetched from there.
    const elsewhere =
      /https:\/\/(www\.facebook|www\.instagram|www\.youtube|twitter)\.com\/[\w.-]*"/g;
    for (const text of texts) {
      const own = text.includes('"social"') ? text.replace(elsewhere, '"') : text;
      expect(own).not.toMatch(/https?:|www\./);
      expect(text).not.toMatch(/50\s?%|50 per cent/);
    }
  });

  test('use only pictures that exist', () => {
    const shown = [
      ...home.slides,
      ...home.articles,
      ...articles,
      ...home.astrologers,
      ...home.testimonials,
      ...home.awards,
      ...home.promotions,
      ...home.videos.map(({ thumbnail }) => ({ image: thumbnail })),
    ];
    for (const { image } of shown) {
      expect(image === '' || existsSync(join(pictures, image)), image).toBe(true);
    }
  });
});

describe('articles', () => {
  test('are complete [S0-263]', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8);
    for (const article of articles) {
      expect([article.slug, wordCount(article) >= 600]).toEqual([article.slug, true]);
      expect(article.sections.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('link to existing articles and pages', () => {
    const known = new Set([
      ...articles.map(({ url }) => url),
      ...infoPageIds.map((id) => `/${id}`),
      '/kundli',
      '/kundli-matching',
      '/panchang',
      '/horoscope',
      '/numerology',
      '/gemestone',
    ]);
    const targets = articles.flatMap(({ links }) => links.map(({ path }) => path));
    expect(targets.filter((path) => !known.has(path))).toEqual([]);
    expect(articles.every(({ links }) => links.length > 0)).toBe(true);
  });

  test('on the home page are the nakshatras and four guides or horoscopes [S0-257] [S0-258]', () => {
    const [featured, ...cards] = home.articles;
    expect(featured?.url).toBe('/blog/understanding-27-nakshatras');
    expect(cards).toHaveLength(4);
    for (const { category } of cards) expect(['guides', 'horoscopes']).toContain(category);
  });

  test('are in every tab of the blog that may contain some', () => {
    const categories = new Set(articles.map(({ category }) => category));
    expect([...categories].toSorted()).toEqual(['guides', 'horoscopes', 'moon-phases']);
  });

  test('about nakshatras list all of them, each 13°20′ after the last', () => {
    const article = articles.find(({ slug }) => slug === 'understanding-27-nakshatras');
    const table = article?.sections
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.type === 'table');
    const signs = home.zodiac.map(({ sign }) => sign);
    const starts = (table?.rows ?? []).map(([, , place = '']) => {
      const [, sign = '', degrees, minutes] = /^(\w+) (\d+)°(\d+)′$/.exec(place) ?? [];
      return signs.indexOf(sign) * 30 + Number(degrees) + Number(minutes) / 60;
    });
    expect(starts).toHaveLength(27);
    starts.forEach((start, index) => expect(start).toBeCloseTo((index * 40) / 3, 1));
  });
});

describe('zodiac signs', () => {
  const readings = home.zodiac.flatMap(
    ({ url }) => content.zodiac(url.replace('/zodiac/', ''), 'en')?.value ?? [],
  );

  test('all have what the wheel shows [S0-243] [S0-513] [S0-514] [S0-515] [S0-516] [S0-517]', () => {
    expect(readings).toHaveLength(12);
    expect(home.zodiac.every(({ detail }) => detail !== undefined)).toBe(true);
    for (const { sign, texts } of readings) {
      for (const [part, text] of Object.entries(texts)) {
        const length = words(text);
        expect([sign, part, length >= 60 && length <= 120]).toEqual([sign, part, true]);
      }
    }
  });

  test('make no promise about health, and each refers to a doctor', () => {
    for (const { texts } of readings) expect(texts.health).toMatch(/doctor|check-ups|examined/);
  });

  test('are movable, fixed and dual in turn', () => {
    expect(readings.map(({ quality }) => quality)).toEqual(
      Array.from({ length: 4 }, () => ['movable', 'fixed', 'dual']).flat(),
    );
  });

  test('have symmetric compatibility', () => {
    for (const { sign, detail } of readings) {
      const { bestMatches, challenging } = detail.compatibility;
      for (const other of readings) {
        const back = other.detail.compatibility;
        expect(back.bestMatches.includes(sign)).toBe(bestMatches.includes(other.sign));
        expect(back.challenging.includes(sign)).toBe(challenging.includes(other.sign));
      }
    }
  });
});

describe('astrologers', () => {
  test('are marked as samples, rated 4.7 to 4.9 [S0-225]', () => {
    expect(home.astrologers.length).toBeGreaterThanOrEqual(6);
    for (const { sample, rating, badges } of home.astrologers) {
      expect(sample).toBe(true);
      expect(badges).toContain('Sample profile');
      expect([4.7, 4.8, 4.9]).toContain(rating);
    }
    const statuses = new Set(home.astrologers.map(({ status }) => status));
    expect(statuses.size).toBe(4);
  });
});

describe('questions', () => {
  test('are ten on the home page, from every category [S0-297] [S0-506]', () => {
    expect(home.faqs).toHaveLength(10);
    expect(new Set(home.faqs.map(({ category }) => category))).toEqual(new Set(faqCategories));
  });

  test.each([
    ['numerology', 4],
    ['panchang', 4],
    ['poojas', 4],
    ['terms-and-conditions', 3],
  ])('%s has its %i', (name, count) => {
    expect(faqs.filter((one) => one.page === name)).toHaveLength(count);
  });

  test('say that rescheduling is free until 24 hours before [S0-483]', () => {
    expect(faq('reschedule')).toContain('free at least 24 hours before');
  });

  test('say that cancelling 24 or more hours ahead is refunded or credited [S0-484]', () => {
    expect(faq('cancel')).toMatch(/24 or more hours ahead .* full refund, or credit/);
  });

  test('say that preferred slots are booked 7-10 days ahead [S0-486]', () => {
    expect(faq('book-ahead')).toContain('book 7-10 days ahead');
  });
});
