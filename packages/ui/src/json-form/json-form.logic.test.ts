import { describe, expect, test } from 'vitest';
import { emptyLike, entryName, keyInWords, pathBelow } from './json-form.logic.ts';

test.each([
  ['title', 'Title'],
  ['discountedPrice', 'Discounted price'],
  ['call_link', 'Call link'],
  ['d-10-chart', 'D 10 chart'],
  ['शीर्षक', 'शीर्षक'],
  ['', ''],
])('the key %j is %j in words', (key, words) => {
  expect(keyInWords(key)).toBe(words);
});

test.each([
  ['a text', 'Kashi', 'Kashi'],
  ['its title before its id', { id: 'a1', title: 'Kashi' }, 'Kashi'],
  ['an empty title is passed over', { title: '', id: 'a1' }, 'a1'],
  ['nothing that names it', { price: 3 }, ''],
  ['a list', ['Kashi'], ''],
  ['null', null, ''],
])('an entry is called by %s', (_what, entry, name) => {
  expect(entryName(entry)).toBe(name);
});

describe('a new entry', () => {
  test('has the fields of the last, empty', () => {
    const last = {
      name: 'Standard',
      price: 1_950,
      live: true,
      notes: ['a'],
      by: { id: 'x' },
      end: null,
    };
    expect(emptyLike(last)).toEqual({
      name: '',
      price: 0,
      live: false,
      notes: [],
      by: { id: '' },
      end: null,
    });
  });
});

test('a path names each step', () => {
  expect(pathBelow(pathBelow(pathBelow('', 'sections'), 2), 'heading')).toBe('sections.2.heading');
});
