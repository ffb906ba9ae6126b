import { expect, it } from 'vitest';
import { festivalHourWordsEn } from './festival-hour-words.en.ts';
import { festivalHourWordsHi } from './festival-hour-words.hi.ts';
import { hoursOfFestival } from './hours-of-festival.ts';

const diwali = { puja: null, night_pujas: [], parana: null, also_on: '2024-10-31' };

it.each([
  ['en', festivalHourWordsEn, 'Some almanacs: 31 October.'],
  ['hi', festivalHourWordsHi, 'कुछ पंचांगों में: 31 अक्टूबर।'],
] as const)('in %s a festival names the date of other almanacs', (language, words, line) => {
  expect(hoursOfFestival(diwali, words, () => '', language)).toEqual([line]);
  expect(hoursOfFestival({ ...diwali, also_on: null }, words, () => '', language)).toEqual([]);
});
