import { expect, it } from 'vitest';
import { hoursOfFestival } from './hours-of-festival.ts';

const diwali = { puja: null, night_pujas: [], parana: null, also_on: '2024-10-31' };

it.each([
  ['en', 'Some almanacs: 31 October.'],
  ['hi', 'कुछ पंचांगों में: 31 अक्टूबर।'],
] as const)('in %s a festival names the date of other almanacs', (language, line) => {
  expect(hoursOfFestival(diwali, () => '', language)).toEqual([line]);
  expect(hoursOfFestival({ ...diwali, also_on: null }, () => '', language)).toEqual([]);
});
