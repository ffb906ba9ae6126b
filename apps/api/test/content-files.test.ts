import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readContent, type ContentNote } from '../src/content/content.ts';
import { tempDir } from './temp-dir.ts';

const own = join(import.meta.dirname, '../content');

let folder: string;

beforeEach(async () => {
  folder = await tempDir();
  await cp(own, folder, { recursive: true });
});

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Reads the content with changed files, and the warnings. */
async function read() {
  const notes: ContentNote[] = [];
  const content = await readContent((note) => notes.push(note), folder);
  return { content, notes, warned: notes.filter(({ level }) => level === 'warn') };
}

type Json = Record<string, unknown>;
const asJson = (change: (json: Json) => unknown) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as Json));

test('the shipped content is complete', async () => {
  expect((await read()).warned).toEqual([]);
});

describe('invalid content is left out and named, and the rest is served', () => {
  const article = 'en/articles/what-a-lagna-is.json';
  const firstBlock = (block: unknown) =>
    asJson((json) => ({
      ...json,
      sections: [{ id: 'one', heading: 'One', blocks: [block] }],
    }));

  test.each([
    ['torn', (text: string) => text.slice(0, 200)],
    ['without a title', asJson(({ title: _title, ...json }) => json)],
    ['of no category', asJson((json) => ({ ...json, category: 'gossip' }))],
    ['on no day', asJson((json) => ({ ...json, date: 'last week' }))],
    [
      'with a picture from elsewhere',
      asJson((json) => ({ ...json, image: '//else.example/a.png' })),
    ],
    ['without sections', asJson((json) => ({ ...json, sections: [] }))],
    ['with markup', firstBlock({ type: 'paragraph', text: 'See <b>this</b>' })],
    ['with an unknown block', firstBlock({ type: 'html', text: 'Text' })],
    [
      'with a ragged table',
      firstBlock({ type: 'table', caption: 'T', columns: ['a', 'b'], rows: [['1']] }),
    ],
    [
      'with two sections of one name',
      asJson((json) => {
        const [first] = json['sections'] as unknown[];
        return { ...json, sections: [first, first] };
      }),
    ],
  ])('an article %s', async (_what, spoil) => {
    await edit(article, spoil);
    const { content, warned } = await read();
    expect(warned).toMatchObject([
      { message: 'content left out', facts: { problem: expect.stringContaining(article) } },
    ]);
    expect(content.article('what-a-lagna-is', 'en')).toBeNull();
    const { value } = content.articles('en');
    expect(value.length).toBeGreaterThanOrEqual(8);
    expect(value.map(({ slug }) => slug)).not.toContain('what-a-lagna-is');
  });

  test('one question of many', async () => {
    const before = (await read()).content.faqs('en').value.length;
    await edit('en/faqs.json', (text) => text.replace('"question": "What', '"question": "<i>What'));
    const { content, warned } = await read();
    expect(content.faqs('en').value).toHaveLength(before - 1);
    expect(warned).toHaveLength(1);
  });

  test('the second of two entries with one id', async () => {
    await edit('en/astrologers.json', (text) => {
      const list = JSON.parse(text) as Json[];
      return JSON.stringify([...list, { ...list[0], name: 'The Other' }]);
    });
    const { content, warned } = await read();
    expect(content.astrologers('en').value.map(({ name }) => name)).not.toContain('The Other');
    expect(warned).toHaveLength(1);
  });

  test('a page without a path', async () => {
    await cp(join(folder, 'en/pages/about.json'), join(folder, 'en/pages/abuot.json'));
    const { content, warned } = await read();
    expect(content.page('abuot', 'en')).toBeNull();
    expect(warned).toMatchObject([{ facts: { problem: expect.stringContaining('abuot.json') } }]);
  });
});

describe('missing content hides its section', () => {
  test.each(['articles', 'astrologers.json', 'faqs.json', 'zodiac', 'pages'])(
    '%s',
    async (name) => {
      await rm(join(folder, 'en', name), { recursive: true });
      await rm(join(folder, 'hi', name), { recursive: true, force: true });
      const { content, warned } = await read();
      expect(warned).toMatchObject([{ message: 'content missing', facts: { content: name } }]);
      const home = content.home('en').value;
      const emptied = {
        articles: home.articles.length === 0,
        'astrologers.json': home.astrologers.length === 0,
        'faqs.json': home.faqs.length === 0,
        zodiac: home.zodiac.every(({ detail }) => detail === undefined),
        pages: home.about === null,
      };
      expect(Object.entries(emptied).filter(([, empty]) => empty)).toEqual([[name, true]]);
      expect(home.slides.length).toBeGreaterThan(0);
    },
  );

  test('a sign, which hides its page', async () => {
    await rm(join(folder, 'en/zodiac/leo.json'));
    await rm(join(folder, 'en/pages/contact.json'));
    const { content, warned } = await read();
    expect(warned.map(({ facts }) => facts['missing'])).toEqual([['leo'], ['contact']]);
    expect(content.zodiac('leo', 'en')).toBeNull();
    expect(content.zodiac('virgo', 'en')).not.toBeNull();
    expect(content.page('refund-policy', 'en')?.value).not.toHaveProperty('contact');
  });
});

describe('the content of a language', () => {
  test('falls back to English for missing pieces, with a note', async () => {
    await rm(join(folder, 'hi/pages'), { recursive: true, force: true });
    const { content, notes } = await read();
    expect(content.page('about', 'hi')).toEqual(content.page('about', 'en'));
    expect(content.page('about', 'hi')?.languages).toEqual(['en']);
    expect(notes).toContainEqual({
      level: 'info',
      message: 'content in English',
      facts: { content: 'pages', language: 'hi', count: 7 },
    });
  });

  test('has its own words for ceremonies and prices; figures and days come from the English file', async () => {
    await edit(
      'en/poojas/1.json',
      asJson((json) => ({ ...json, capacity: 3, days: ['Sunday'], hours: {} })),
    );
    await edit('en/pages/pricing-policy.json', (text) =>
      text.replace('"price": 350', '"price": 351'),
    );
    const { content, warned } = await read();
    expect(warned).toEqual([]);
    expect(content.ceremony(1, 'hi')).toMatchObject({
      languages: ['hi'],
      value: { title: 'नवग्रह शांति पूजा', capacity: 3, days: ['Sunday'] },
    });
    expect(content.page('pricing-policy', 'hi')?.value).toMatchObject({
      services: expect.arrayContaining([
        expect.objectContaining({ id: 'numerology', name: 'अंक ज्योतिष', price: 351 }),
      ]),
    });
  });

  test('has no ceremony that is missing in English', async () => {
    await rm(join(folder, 'en/poojas/6.json'));
    const { content, warned } = await read();
    expect(content.ceremony(6, 'hi')).toBeNull();
    expect(warned).toHaveLength(1);
  });

  test('uses its own piece as soon as it exists', async () => {
    await rm(join(folder, 'hi/articles'), { recursive: true, force: true });
    await mkdir(join(folder, 'hi/articles'), { recursive: true });
    const text = await readFile(join(folder, 'en/articles/what-a-lagna-is.json'), 'utf8');
    const translated = { ...(JSON.parse(text) as Json), title: 'लग्न क्या है' };
    await writeFile(join(folder, 'hi/articles/what-a-lagna-is.json'), JSON.stringify(translated));
    const { content } = await read();
    const hindi = content.article('what-a-lagna-is', 'hi');
    expect(hindi).toMatchObject({
      languages: ['hi'],
      value: { title: 'लग्न क्या है', readTime: expect.stringContaining('मिनट') },
    });
    expect(content.article('what-a-lagna-is', 'en')?.value.readTime).toMatch(/min read$/);
    expect(content.articles('hi').languages).toEqual(['en', 'hi']);
  });

  test('falls back to English for an invalid piece', async () => {
    await mkdir(join(folder, 'hi/zodiac'), { recursive: true });
    await writeFile(join(folder, 'hi/zodiac/leo.json'), '{}');
    const { content, warned } = await read();
    expect(warned).toHaveLength(1);
    expect(content.zodiac('leo', 'hi')?.value.texts).toEqual(
      content.zodiac('leo', 'en')?.value.texts,
    );
  });
});
