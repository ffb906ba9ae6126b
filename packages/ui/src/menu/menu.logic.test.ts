import { expect, test } from 'vitest';
import { itemByLetters } from './menu.logic.ts';

const words = ['Save as PDF', 'Print', 'Share', 'Send by post', 'कुंडली सहेजें'];

test.each([
  ['p', -1, 1],
  ['P', 0, 1],
  ['s', -1, 0],
  ['s', 0, 2],
  ['ss', 2, 3],
  ['s', 3, 0],
  ['sh', 0, 2],
  ['se', 2, 3],
  ['save', 0, 0],
  ['save a', 0, 0],
  ['कुं', 0, 4],
  ['x', 0, -1],
  ['', 0, -1],
])('%j from %i leads to %i', (typed, from, to) => {
  expect(itemByLetters(typed, words, from)).toBe(to);
});

test('an empty menu has no match', () => {
  expect(itemByLetters('a', [], -1)).toBe(-1);
});

test('typing on stays at the matching item', () => {
  expect(itemByLetters('sa', ['Save', 'Save as PDF'], 1)).toBe(1);
});

test('surrounding blanks and Unicode normalization do not matter', () => {
  expect(itemByLetters('p', ['Share', ' Print'], -1)).toBe(1);
  expect(itemByLetters('\u0915\u093c', ['Share', '\u0958'], -1)).toBe(1);
});
