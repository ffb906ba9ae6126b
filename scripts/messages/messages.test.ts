import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemsOf } from './check.ts';
import type { Messages } from './icu.ts';
import { compileMessages } from './packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FOLDER = 'packages/shop';

function write(language: string, messages: Messages, subject = 'cart'): void {
  const path = join(root, FOLDER, 'messages', language, `${subject}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(messages));
}

const compiledFile = () => join(root, FOLDER, 'src/messages.generated/cart.ts');

type Compiled = Record<string, Record<string, string | ((values: object) => string)>>;

async function compiled(): Promise<Compiled> {
  await compileMessages(root);
  const module = (await import(pathToFileURL(compiledFile()).href)) as { cartMessages: Compiled };
  return module.cartMessages;
}

describe('compiling', () => {
  test('makes a text a string and a message with arguments a function, in each language', async () => {
    write('en', { title: "Your `cart` '{'1}", open: 'Order {id} is open, {name}' });
    write('hi', { title: 'आपका कार्ट', open: '{name}, ऑर्डर {id} खुला है' });
    const { en, hi } = await compiled();
    expect(en!['title']).toBe('Your `cart` {1}');
    expect(en!['open']).toBeTypeOf('function');
    expect((hi!['open'] as (values: object) => string)({ id: 'A-1', name: 'आशा' })).toBe(
      'आशा, ऑर्डर A-1 खुला है',
    );
  });

  test('chooses plurals by the rule of the language, and selects by value', async () => {
    const cart = (one: string, other: string) => ({
      items: `{count, plural, =0 {–} one {# ${one}} other {# ${other}}}`,
      gift: '{isGift, select, true {+} other {-}}',
      size: '{size, select, small {S} other {L}}',
      place: `{place, selectordinal, one {#st} two {#nd} few {#rd} other {#${one}}}`,
    });
    write('en', cart('item', 'items'));
    write('ar', cart('a', 'b'));
    write('hi', cart('चीज़', 'चीज़ें'));
    const texts = await compiled();
    const items = (language: string, count: number) =>
      (texts[language]!['items'] as (values: object) => string)({ count });
    expect([0, 1, 2, 1000, 150_000].map((count) => items('en', count))).toEqual([
      '–',
      '1 item',
      '2 items',
      '1,000 items',
      '1,50,000 items',
    ]);
    expect([1, 2, 21].map((count) => items('hi', count))).toEqual(['1 चीज़', '2 चीज़ें', '21 चीज़ें']);
    const { gift, size, place } = texts['en'] as Record<string, (values: object) => string>;
    expect([gift!({ isGift: true }), gift!({ isGift: false })]).toEqual(['+', '-']);
    expect([1, 22, 13].map((at) => place!({ place: at }))).toEqual(['1st', '22nd', '13item']);
    expect([size!({ size: 'small' }), size!({ size: 'huge' })]).toEqual(['S', 'L']);
  });

  test('gives each component a module with its English words and the key of those in other languages', async () => {
    write('en', { Cart: { items: '{count, plural, one {# item} other {# items}}' } }, 'components');
    write('hi', { Cart: { items: '{count} चीज़ें' } }, 'components');
    await compileMessages(root);
    const folder = join(root, FOLDER, 'src/messages.generated');
    const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
    const { cartStrings } = (await load('en/components/Cart.ts')) as {
      cartStrings: { component: string; words: { items: (values: object) => string } };
    };
    expect(cartStrings.component).toBe('Cart');
    expect(cartStrings.words.items({ count: 1 })).toBe('1 item');
    const { componentsMessages } = (await load('components.ts')) as {
      componentsMessages: Record<string, Record<string, typeof cartStrings.words>>;
    };
    expect(componentsMessages['en']!['Cart']).toBe(cartStrings.words);
    expect(componentsMessages['hi']!['Cart']!.items({ count: 2 })).toBe('2 चीज़ें');
    expect(readFileSync(join(root, FOLDER, 'src/messages-hi/index.ts'), 'utf8')).toContain(
      'All words of the kit in Hindi',
    );
  });

  test('leaves what is current, and removes what has no messages any more', async () => {
    write('en', { title: 'Cart' });
    expect(await compileMessages(root)).toEqual([FOLDER]);
    expect(await compileMessages(root)).toEqual([]);
    const before = readFileSync(compiledFile(), 'utf8');
    write('en', { title: 'Your cart' });
    expect(await compileMessages(root)).toEqual([FOLDER]);
    expect(readFileSync(compiledFile(), 'utf8')).toBe(before);
    rmSync(join(root, FOLDER, 'messages/en/cart.json'));
    await compileMessages(root);
    expect(() => readFileSync(compiledFile())).toThrow('ENOENT');
  });
});

test.each<[string, Messages, string]>([
  ['a missing message', { title: 'कार्ट' }, 'open: is missing'],
  [
    'one that English does not have',
    { title: 'कार्ट', open: '{id}', more: 'और' },
    'more: is not in English',
  ],
  [
    'other arguments',
    { title: 'कार्ट', open: '{name}' },
    'open: has the arguments (name), English has (id)',
  ],
  [
    'what is not ICU MessageFormat',
    { title: 'कार्ट', open: '{id' },
    'open: EXPECT_ARGUMENT_CLOSING_BRACE',
  ],
  [
    'a plural form of another language',
    { title: 'कार्ट', open: '{id, plural, few {} other {}}' },
    'open: hi has no plural form “few”',
  ],
  [
    'a format of a number',
    { title: 'कार्ट', open: '{id, number}' },
    'open: {id}: numbers, dates and times',
  ],
  ['a spelling that is not ours', { title: 'ईमेल', open: '{id}' }, 'title: “ईमेल”'],
  [
    'a much longer text',
    { title: 'कार्ट '.repeat(10), open: '{id}' },
    'title: is much longer than English',
  ],
  [
    'a sentence in English',
    { title: 'कार्ट', open: 'ऑर्डर {id}', note: 'Delivered within a week.' },
    'note: is still English',
  ],
])('the check reports %s in a translation', (_what, hindi, problem) => {
  write('en', { title: 'Cart', open: 'Order {id}', note: 'Delivered within a week.' });
  write('hi', hindi);
  const problems = problemsOf(root);
  expect(
    problems.some((line) => line.startsWith(`${FOLDER}/messages/hi/cart.json: ${problem}`)),
    problems.join('\n'),
  ).toBe(true);
});

test('the check reports a sentence in a source', () => {
  write('en', { title: 'Cart' });
  write('hi', { title: 'कार्ट' });
  const source = join(root, FOLDER, 'src/cart.ts');
  mkdirSync(dirname(source), { recursive: true });
  writeFileSync(source, "export const empty = 'कार्ट ख़ाली है।';");
  expect(problemsOf(root)).toEqual([expect.stringMatching(/cart\.ts: has a sentence in Hindi/)]);
});

test('the check takes {Id}, a value at the start of a sentence, for {id}', () => {
  write('en', { open: '{Id} is open, {name}', closed: '{id} is closed' });
  write('hi', { open: '{name}, {id} खुला है', closed: '{id} बंद है' });
  expect(problemsOf(root)).toEqual([]);
});
