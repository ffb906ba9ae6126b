import { describe, expect, test } from 'vitest';
import { knownLanguage, languageOfPath, pathIn, pathWithoutLanguage } from './language.ts';

describe('the language of a path', () => {
  test.each([
    ['/', 'en'],
    ['/faqs', 'en'],
    ['/hindi', 'en'],
    ['/history?x=/hi', 'en'],
    ['/hi', 'hi'],
    ['/hi/', 'hi'],
    ['/hi/faqs', 'hi'],
    ['/hi?next=1', 'hi'],
    ['/hi#top', 'hi'],
    ['/HI/faqs', 'hi'],
  ])('%s is %s', (path, language) => expect(languageOfPath(path)).toBe(language));

  test.each([
    ['/', '/'],
    ['/faqs?q=1#a', '/faqs?q=1#a'],
    ['/hindi', '/hindi'],
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/hi/faqs?q=1', '/faqs?q=1'],
    ['/hi?next=1', '/?next=1'],
  ])('%s without it is %s', (path, rest) => expect(pathWithoutLanguage(path)).toBe(rest));

  test.each([
    ['hi', '/', '/hi'],
    ['hi', '/faqs?q=1', '/hi/faqs?q=1'],
    ['hi', '/?next=1', '/hi?next=1'],
    ['hi', '/#top', '/hi#top'],
    ['hi', '/hi/faqs', '/hi/faqs'],
    ['en', '/hi/faqs', '/faqs'],
    ['hi', '/Hi/faqs', '/hi/faqs'],
    ['en', '/hi', '/'],
    ['en', '/faqs', '/faqs'],
  ] as const)('in %s %s is %s', (language, path, expected) =>
    expect(pathIn(language, path)).toBe(expected),
  );
});

test.each([
  ['hi-IN', 'hi'],
  [' EN ', 'en'],
  ['ta', undefined],
  [null, undefined],
])('%s is the language %s', (tag, language) => expect(knownLanguage(tag)).toBe(language));
