import { describe, expect, test } from 'vitest';
import * as readings from './index.ts';
import { ReadingError } from './index.ts';

function failure(call: () => unknown): ReadingError {
  try {
    return call() as never;
  } catch (error) {
    return error as ReadingError;
  }
}

const wrong = 'no-such' as never;
const subjects: readonly (readonly [string, () => unknown])[] = [
  ['ascendantReading', () => readings.ascendantReading(13 as never, 'en')],
  ['ayanaMeaning', () => readings.ayanaMeaning(wrong, 'en')],
  ['choghadiyaMeaning', () => readings.choghadiyaMeaning(wrong, 'en')],
  ['doshaReading', () => readings.doshaReading(wrong, wrong, 'en')],
  ['doshaReading of a state', () => readings.doshaReading('kaalSarp', wrong, 'en')],
  ['doshaRemedies', () => readings.doshaRemedies(wrong, 'en')],
  ['gayatriMantra', () => readings.gayatriMantra(wrong, 'en')],
  ['grahaReading', () => readings.grahaReading(wrong, 'en')],
  ['grahaInHouseReading', () => readings.grahaInHouseReading('sun', 13 as never, 'en')],
  [
    'grahaInSignReading',
    () => readings.grahaInSignReading({ graha: 'sun', sign: 0 as never, neechaBhanga: [] }, 'en'),
  ],
  ['houseLordReading', () => readings.houseLordReading(0 as never, 1, wrong, 'en')],
  ['indianNumberReading', () => readings.indianNumberReading('moolank', 10, 'en')],
  ['karanaMeaning', () => readings.karanaMeaning('no-such', 'en')],
  ['nakshatraReading', () => readings.nakshatraReading(28, 'en')],
  ['notice', () => readings.notice(wrong, 'en')],
  ['numerologyReading', () => readings.numerologyReading(wrong, 1, 'en')],
  ['padaReading', () => readings.padaReading(1, 5 as never, 'en')],
  ['pujaName', () => readings.pujaName(wrong, 'en')],
  ['rituMeaning', () => readings.rituMeaning(wrong, 'en')],
  ['tithiMeaning', () => readings.tithiMeaning(Number.NaN, 'en')],
  ['weekdayMeaning', () => readings.weekdayMeaning(7 as never, 'en')],
  ['yogaMeaning', () => readings.yogaMeaning(wrong, 'en')],
  ['yogaName', () => readings.yogaName({ id: wrong } as never, 'en')],
  ['yogaReading', () => readings.yogaReading(0, 'en')],
  ['yogaRule', () => readings.yogaRule('toString' as never, 'en')],
];

test.each(subjects)('%s rejects what it has no text for, and names it', (_name, call) => {
  const error = failure(call);
  expect(error).toBeInstanceOf(ReadingError);
  expect(error.code).toBe('unknown_subject');
  expect(error.message).toMatch(/^("no-such"|"toString"|null|\d+) is none of /);
});

describe('a language that there are no texts in', () => {
  /** Every reading of facts and a language, but for one that first computes with its facts. */
  const ofFacts = Object.entries(readings).filter(
    ([name, value]) =>
      typeof value === 'function' &&
      value.length === 2 &&
      /(Reading|Meaning|Name)$/.test(name) &&
      name !== 'aggregateReading',
  ) as [string, (facts: unknown, language: string) => unknown][];

  test('is rejected by name', () => {
    const error = failure(() => readings.grahaReading('sun', 'ta' as never));
    expect(error.code).toBe('unknown_language');
    expect(error.message).toBe('The language "ta" is none of en, hi.');
  });

  test('is rejected by every reading', () => {
    expect(ofFacts.length).toBeGreaterThan(20);
    const codes = ofFacts.map(([name, of]) => [name, failure(() => of([], 'ta')).code]);
    expect(codes.filter(([, code]) => code !== 'unknown_language')).toEqual([]);
  });
});
