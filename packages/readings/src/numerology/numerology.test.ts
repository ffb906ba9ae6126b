import { GRAHA_CORRESPONDENCES, GRAHA_IDS, NUMEROLOGY_CATEGORIES } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../test/messages.ts';
import { sentencesOf, textsOf, untoned, wordsOf } from '../../test/tone.ts';
import {
  indianNumberReading,
  missingNumberSentence,
  nameNoticeSentence,
  numerologyMeaning,
  numerologyReading,
} from '../index.ts';

const coreNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22];
const days = Array.from({ length: 31 }, (_, index) => index + 1);
const numbersOf = (category: (typeof NUMEROLOGY_CATEGORIES)[number]) =>
  category === 'personality' ? days : coreNumbers;

test('each of the seven has a meaning and a text for every possible number [S1-307] [S1-315]', () => {
  const allTexts = NUMEROLOGY_CATEGORIES.flatMap((category) => [
    numerologyMeaning(category, 'en').text,
    ...numbersOf(category).map((number) => numerologyReading(category, number, 'en').text),
  ]);
  // 7 meanings, 6 categories of 11 numbers, 31 days
  expect(allTexts).toHaveLength(7 + 66 + 31);
  expect(new Set(allTexts).size).toBe(104);
});

test.each(NUMEROLOGY_CATEGORIES)('%s has a text of 40 to 90 words', (category) => {
  const lengths = numbersOf(category).map((number) => [
    number,
    wordsOf(numerologyReading(category, number, 'en').text).length,
  ]);
  expect(lengths.filter(([, words = 0]) => words < 40 || words > 90)).toEqual([]);
});

test('moolank and bhagyank have a text for each digit, which names the number and its graha', () => {
  const kinds = ['moolank', 'bhagyank'] as const;
  const allTexts = kinds.flatMap((kind) =>
    days.slice(0, 9).map((number) => {
      const { text } = indianNumberReading(kind, number, 'en');
      expect(text.toLowerCase().startsWith(`${kind} ${number}`)).toBe(true);
      const graha = GRAHA_IDS.find((id) => GRAHA_CORRESPONDENCES[id].number === number);
      expect(text.toLowerCase()).toContain(graha);
      return text;
    }),
  );
  expect(new Set(allTexts).size).toBe(18);
  expect(() => indianNumberReading('moolank', 11, 'en')).toThrow('11 is none of 1 to 9');
});

test('the meaning of a number states what is added', () => {
  expect(numerologyMeaning('soul', 'en').text).toContain('adds the vowels of the name');
  expect(numerologyMeaning('destiny', 'en').text).toContain('month, day and year');
});

test('a master number is described as one', () => {
  for (const category of ['destiny', 'character'] as const) {
    const text = numerologyReading(category, 11, 'en').text;
    expect(text).toMatch(/master number/);
    expect(text).not.toBe(numerologyReading(category, 2, 'en').text);
  }
  expect(numerologyReading('personality', 11, 'en').text).toMatch(/master number/);
  expect(numerologyReading('personality', 22, 'en').text).toMatch(/master number/);
});

describe.each([
  ['destiny', 10],
  ['destiny', 33],
  ['personality', 32],
  ['personality', 0],
] as const)('%s', (category, number) => {
  test(`throws for ${number}`, () => {
    expect(() => numerologyReading(category, number, 'en')).toThrow(`${number} is none of`);
  });
});

test('states what was changed in a name and what was left out', () => {
  const changed = nameNoticeSentence({ code: 'transliterated', text: 'ZOE' }, 'en').text;
  expect(changed).toContain('the name as ZOE:');
  const left = nameNoticeSentence({ code: 'ignored_characters', characters: ['த', 'ம'] }, 'en');
  expect(left.text).toBe('These characters have no letter value and were left out: த ம.');
  for (const reason of ['no_letters', 'no_vowels', 'no_consonants'] as const) {
    expect(missingNumberSentence(reason, 'en').text).toMatch(/^(No letter|The name as written)/);
  }
});

describe('the texts', () => {
  const texts = textsOf(messagesOf('numerology'));

  test('contain no threats, no promises and no gender', () => {
    expect(untoned(texts)).toEqual([]);
  });

  test('share no sentence', () => {
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  test('are in Hindi for every number of every category', () => {
    for (const category of [
      'destiny',
      'attitude',
      'character',
      'soul',
      'agenda',
      'purpose',
    ] as const)
      for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22])
        expect(numerologyReading(category, number, 'hi')).toEqual({
          language: 'hi',
          text: expect.stringMatching(/^[^A-Za-z]+$/),
        });
    for (let day = 1; day <= 31; day++)
      expect(numerologyReading('personality', day, 'hi').text).toMatch(/^[^A-Za-z]{60,}$/);
  });
});
