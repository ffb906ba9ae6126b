import { expect, test } from 'vitest';
import { cutOf, scrollToShow, wordsOf } from './tabs.logic.ts';

test.each([
  ['all in view', 0, 400, 400, { start: false, end: false }],
  ['a pixel over on either side, which is no scrolling', 1, 398, 400, { start: false, end: false }],
  ['half a pixel over', 0.5, 399.5, 400, { start: false, end: false }],
  ['at the start', 0, 300, 900, { start: false, end: true }],
  ['in the middle', 300, 300, 900, { start: true, end: true }],
  ['at the end', 600, 300, 900, { start: true, end: false }],
  ['right to left, in the middle', -300, 300, 900, { start: true, end: true }],
  ['right to left, at the end', -600, 300, 900, { start: true, end: false }],
] as const)('which ends of a strip are cut off: %s', (_case, scrolled, view, content, cut) => {
  expect(cutOf(scrolled, view, content)).toEqual(cut);
});

const view = { start: 100, end: 400 };

test.each([
  ['in view', { start: 200, end: 260 }, 0],
  ['beyond the end', { start: 380, end: 460 }, 100],
  ['at the end without its neighbour', { start: 320, end: 390 }, 30],
  ['before the start', { start: 40, end: 90 }, -100],
  ['wider than the view: its beginning counts', { start: 200, end: 700 }, 60],
  ['wider than the view and at its beginning', { start: 140, end: 700 }, 0],
] as const)('how far to scroll to a tab: %s', (_case, tab, distance) => {
  expect(scrollToShow(tab, view, 40)).toBe(distance);
});

test.each([
  ['words', 'Dashas', 'Dashas'],
  ['a number', 9, '9'],
  ['words among others', ['Char ', <b key="b">Dasha</b>, null, false, ' ', 2], 'Char Dasha 2'],
  ['a drawing without words', <svg key="s" />, ''],
  ['nothing', undefined, ''],
])('the words of %s', (_case, node, words) => {
  expect(wordsOf(node)).toBe(words);
});
