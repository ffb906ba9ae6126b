import { expect, test } from 'vitest';
import { languages } from '@jyoti/language';
import { languageOfPath, pathIn } from './language-in-path.ts';

test.each([
  ['/', '/hi'],
  ['/?a=1', '/hi?a=1'],
  ['/kundli', '/hi/kundli'],
  ['/blog/the-moons-month?x=/hi#y', '/hi/blog/the-moons-month?x=/hi#y'],
  ['/hindi', '/hi/hindi'],
])('%s is %s in Hindi, and back', (english, hindi) => {
  expect(pathIn('hi', english, languages)).toBe(hindi);
  expect(pathIn('en', english, languages)).toBe(english);
  expect(languageOfPath(hindi, languages)).toEqual({ language: 'hi', path: english });
  expect(languageOfPath(english, languages)).toEqual({ language: 'en', path: english });
});

test.each([
  ['/hi/', { language: 'hi', path: '/' }],
  ['/HI/Kundli', { language: 'hi', path: '/Kundli' }],
  ['/hi//evil.example', { language: 'hi', path: '//evil.example' }],
  ['/ta/kundli', { language: 'en', path: '/ta/kundli' }],
  ['', { language: 'en', path: '' }],
])('%j', (path, expected) => {
  expect(languageOfPath(path, languages)).toEqual(expected);
});

test('a language without published pages has no path prefix', () => {
  expect(languageOfPath('/hi/kundli', ['en'])).toEqual({ language: 'en', path: '/hi/kundli' });
  expect(pathIn('hi', '/kundli', ['en'])).toBe('/kundli');
});
