import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cataloguesFor } from '../new/language-files.ts';
import { pseudo } from './pseudo.ts';

const root = join(import.meta.dirname, '../..');

/** All strings of a value, by their path; functions need arguments of their own. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

test('the pseudo-language leaves placeholders, addresses and codes, and changes every other letter', () => {
  expect(
    pseudo(
      {
        locale: 'en-IN',
        greeting: 'Hello {name}, <b>read</b> https://example.com',
        path: '/kundli',
        born: (day: string) => `Born on ${day}`,
      },
      'ta',
    ),
  ).toMatchObject({
    locale: 'ta',
    greeting: 'Ĥééļļóó {name}, <b>ŕééááð</b> https://example.com',
    path: '/kundli',
  });
  expect(pseudo({ born: (day: string) => `Born on ${day}` }, 'ta').born('14')).toBe('Ƀóóŕñ óóñ 14');
});

test('every catalogue of the site is found, and those of readings keep their shape in the pseudo-language', async () => {
  const catalogues = cataloguesFor('ta', root);
  expect(catalogues.length).toBeGreaterThan(50);
  for (const { english, path, names } of catalogues) {
    expect(path).toMatch(/\bta(\.ts$|\/)/);
    // The others import components, which Node does not load.
    if (!english.startsWith('packages/readings/')) continue;
    const module = (await import(pathToFileURL(join(root, english)).href)) as object;
    for (const [name] of names) {
      const own = (module as Record<string, unknown>)[name];
      const changed = textsOf(pseudo(own, 'ta'), name);
      expect(changed.map(([place]) => place)).toEqual(textsOf(own, name).map(([place]) => place));
      const [unchanged] = changed.filter(([, text]) => /^[A-Z][a-z]+ [a-z]+/.test(text));
      expect(unchanged, english).toBeUndefined();
    }
  }
});
