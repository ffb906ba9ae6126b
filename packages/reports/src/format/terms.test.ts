import { expect, test } from 'vitest';
import { names } from './names.ts';

const { en, hi } = names;

test('a spelling with two meanings is distinguished by category', () => {
  expect(hi.term('Magha')).toBe('मघा');
  expect(hi.term('Magha', 'lunarMonths')).toBe('माघ');
  expect(hi.term('Brahma')).toBe('ब्रह्म');
  expect(hi.term('Brahma', 'deities')).toBe('ब्रह्मा');
  expect(hi.term('Gold')).toBe('सोना');
  expect(hi.term('Gold', 'colours')).toBe('सुनहरा');
});

test('a tithi is named with its half of the month', () => {
  expect(hi.tithi('Krishna Panchami')).toBe('कृष्ण पंचमी');
  expect(hi.tithi('Purnima')).toBe('पूर्णिमा');
});

test('the letters of a name are Devanagari in Hindi, each once', () => {
  const [latin, syllables] = [
    ['B', 'D', 'P'],
    ['भू', 'धा', 'फा', 'ढा', 'ढी'],
  ];
  expect(hi.letters(latin, syllables)).toEqual(['भ', 'ध', 'फ', 'ढ']);
  expect(en.letters(latin, syllables)).toEqual(latin);
});

test('English names are unchanged, and so are unknown names', () => {
  expect(en.term('Magha', 'lunarMonths')).toBe('Magha');
  expect(hi.term('Orion')).toBe('Orion');
});
