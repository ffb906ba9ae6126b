import { expect, test } from 'vitest';
import { languageOfPath, pathIn } from './language-in-path.ts';

test.each([
  ['/', '/hi'],
  ['/?a=1', '/hi?a=1'],
  ['/kundli', '/hi/kundli'],
  ['/blog/the-moons-month?x=/hi#y', '/hi/blog/the-moons-month?x=/hi#y'],
  ['/hindi', '/hi/hindi'],
])('%s is %s in Hindi, and back', (english, hindi) => {
  expect(pathIn('hi', english)).toBe(hindi);
  expect(pathIn('en', english)).toBe(english);
  expect(languageOfPath(hindi)).toEqual({ language: 'hi', path: english });
  expect(languageOfPath(english)).toEqual({ language: 'en', path: english });
});

test.each([
  ['/hi/', { language: 'hi', path: '/' }],
  ['/HI/Kundli', { language: 'hi', path: '/Kundli' }],
  ['/hi//evil.example', { language: 'hi', path: '//evil.example' }],
  ['/ta/kundli', { language: 'en', path: '/ta/kundli' }],
  ['', { language: 'en', path: '' }],
])('%j', (path, expected) => {
  expect(languageOfPath(path)).toEqual(expected);
});
