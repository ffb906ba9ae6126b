import { expect, test } from 'vitest';
import { terms } from './terms.ts';

const { en, hi } = terms;

test('a tithi is named with its half of the month', () => {
  expect(hi.tithi(20)).toBe('कृष्ण पंचमी');
  expect(en.tithi(5)).toBe('Shukla Panchami');
  expect([hi.tithi(15), en.tithi(30)]).toEqual(['पूर्णिमा', 'Amavasya']);
});

test('the letters of a name are Devanagari in Hindi, each once', () => {
  const [latin, syllables] = [
    ['B', 'D', 'P'],
    ['भू', 'धा', 'फा', 'ढा', 'ढी'],
  ];
  expect(hi.letters(latin, syllables)).toEqual(['भ', 'ध', 'फ', 'ढ']);
  expect(en.letters(latin, syllables)).toEqual(latin);
});
