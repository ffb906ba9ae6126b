import { join } from 'node:path';
import { expect, test } from 'vitest';
import { argumentsOf, withTexts } from '../messages/icu.ts';
import { messagesIn } from '../new/language-files.ts';
import { pseudo } from './pseudo.ts';

const root = join(import.meta.dirname, '../..');

test('the pseudo-language leaves placeholders, addresses and codes, and changes every other letter', () => {
  expect(pseudo('Hello {name}, <b>read</b> https://example.com')).toBe(
    'Ĥééļļóó {name}, <b>ŕééááð</b> https://example.com',
  );
  expect(pseudo('/kundli')).toBe('/kundli');
});

test('a message in the pseudo-language has the arguments of English, and no English sentence', () => {
  const inPseudo = (message: string) => withTexts(message, pseudo);
  let changed = 0;
  messagesIn('ta', root, (message) => {
    const own = inPseudo(message);
    expect(new Set(argumentsOf(own).keys())).toEqual(new Set(argumentsOf(message).keys()));
    expect(own).not.toMatch(/^[A-Z][a-z]+ [a-z]+/);
    changed++;
    return own;
  });
  expect(changed).toBeGreaterThan(1000);
});
