import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlaces } from '../place-field/sample-places.ts';
import {
  answerTo,
  BIRTH_QUESTIONS,
  birthDetailsProblems,
  noBirthDetails,
  utcOffsetText,
  type BirthDetails,
} from './birth-details.logic.ts';

const whole: BirthDetails = {
  name: 'Meera Joshi',
  gender: 'female',
  date: '1994-08-14',
  time: '06:42:00',
  timeUnknown: false,
  place: samplePlaces[0]!,
  placeText: '',
};

describe('birthDetailsProblems', () => {
  test('with nothing answered, every question is reported at once [S1-047]', () => {
    expect(birthDetailsProblems(noBirthDetails)).toEqual({
      name: 'nameRequired',
      gender: 'genderRequired',
      date: 'dateRequired',
      time: 'timeRequired',
      place: 'placeRequired',
    });
  });

  test('only fields that are shown can be missing', () => {
    expect(birthDetailsProblems(noBirthDetails, ['date', 'place'])).toEqual({
      date: 'dateRequired',
      place: 'placeRequired',
    });
  });

  test('complete details have no errors', () => {
    expect(birthDetailsProblems(whole)).toEqual({});
  });

  test.each(['A. K. Rao', "D'Souza", 'आशा व. राव', 'Anne-Marie', 'José', 'Zoë O’Neill'])(
    '%s is valid',
    (name) => {
      expect(birthDetailsProblems({ ...whole, name })).toEqual({});
    },
  );

  test.each(['Meera 2', 'Meera & Asha', '...', '<b>'])('%s is invalid', (name) => {
    expect(birthDetailsProblems({ ...whole, name })).toEqual({ name: 'nameLetters' });
  });

  test('an unknown time counts as filled in', () => {
    const time = null;
    expect(birthDetailsProblems({ ...whole, time })).toEqual({ time: 'timeRequired' });
    expect(birthDetailsProblems({ ...whole, time, timeUnknown: true })).toEqual({});
  });

  test('a typed place without a match has another error than an empty one [S1-027]', () => {
    expect(birthDetailsProblems({ ...whole, place: null, placeText: 'Nowhere' })).toEqual({
      place: 'placeNotChosen',
    });
  });
});

test('each part of the details belongs to exactly one field', () => {
  const changed: [keyof BirthDetails, BirthDetails][] = [
    ['name', { ...whole, name: 'Asha' }],
    ['gender', { ...whole, gender: 'other' }],
    ['date', { ...whole, date: '1994-08-15' }],
    ['time', { ...whole, time: '06:42:09' }],
    ['time', { ...whole, timeUnknown: true }],
    ['place', { ...whole, place: samplePlaces[1]! }],
    ['place', { ...whole, placeText: 'V' }],
  ];
  for (const [question, details] of changed) {
    const differing = BIRTH_QUESTIONS.filter(
      (each) => String(answerTo(each, details)) !== String(answerTo(each, whole)),
    );
    expect(differing).toEqual([question]);
  }
});

describe('utcOffsetText', () => {
  // Asia/Kolkata: local mean time of Kolkata until 1854, +05:53:28 (IANA tz, asia).
  test.each([
    [330, 'UTC+05:30'],
    [0, 'UTC+00:00'],
    [-210, 'UTC\u221203:30'],
    [345, 'UTC+05:45'],
    [840, 'UTC+14:00'],
    [353 + 28 / 60, 'UTC+05:53:28'],
  ])('%d minutes are formatted as %s', (minutes, text) => {
    expect(utcOffsetText(minutes)).toBe(text);
  });

  test('round-trips to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_400, max: 50_400 }), (seconds) => {
        const text = utcOffsetText(seconds / 60);
        const [hours = 0, minutes = 0, rest = 0] = text.slice(4).split(':').map(Number);
        const size = hours * 3600 + minutes * 60 + rest;
        expect(text.at(3) === '+' ? size : -size || 0).toBe(seconds);
      }),
    );
  });
});
