import { join } from 'node:path';
import { expect, test } from 'vitest';
import { argumentsOf, withTexts } from '../messages/icu.ts';
import { cataloguesFor, messagesIn } from '../new/language-files.ts';
import { pseudo } from './pseudo.ts';

const root = join(import.meta.dirname, '../..');

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

test('every catalogue in TypeScript is found', () => {
  const catalogues = cataloguesFor('ta', root);
  expect(catalogues.length).toBeGreaterThan(0);
  for (const { path } of catalogues) expect(path).toMatch(/\bta(\.ts$|\/)/);
});

test('a message in the pseudo-language has the arguments of English, and no English sentence', () => {
  const inPseudo = (message: string) => withTexts(message, (text) => pseudo(text, 'ta'));
  let changed = 0;
  messagesIn('ta', root, (message) => {
    const own = inPseudo(message);
    expect([...argumentsOf(own).keys()]).toEqual([...argumentsOf(message).keys()]);
    expect(own).not.toMatch(/^[A-Z][a-z]+ [a-z]+/);
    changed++;
    return own;
  });
  expect(changed).toBeGreaterThan(1000);
});
