import { YOGA_RULES } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { yogaBecause, yogaCancellationSentence, yogaName, yogaRule } from '../index.ts';

describe('every yoga', () => {
  test.each(YOGA_RULES.map((rule) => [rule.id, rule] as const))(
    '%s has a name and its rule in both languages',
    (id, rule) => {
      expect(yogaName(rule, 'en')).toBe(rule.name);
      expect(yogaName(rule, 'hi')).toMatch(/^[\p{Script=Devanagari} ]+$/u);
      expect(yogaRule(id, 'en').text).toMatch(/^[A-Z].*\.$/);
      const hindi = yogaRule(id, 'hi');
      expect(hindi.language).toBe('hi');
      expect(hindi.text).toMatch(/^[\p{Script=Devanagari}\d\s,;:()°-]+।$/u);
    },
  );
});

test('says where the grahas are, and as whose lord they take part', () => {
  expect(
    yogaBecause(
      [
        { graha: 'moon', house: 1, lordOf: [] },
        { graha: 'jupiter', house: 4, lordOf: [9] },
        { graha: 'venus', house: 4, lordOf: [1, 6] },
      ],
      'en',
    ),
  ).toBe(
    'In this chart: the Moon in house 1, Jupiter (lord of house 9) in house 4 and Venus (lord of houses 1 and 6) in house 4.',
  );
  expect(yogaBecause([{ graha: 'moon', house: 1, lordOf: [] }], 'hi')).toBe(
    'इस कुंडली में: चंद्र भाव 1 में।',
  );
  expect(yogaBecause([], 'en')).toBe('');
});

test('says what cancels a yoga', () => {
  const code = 'graha_in_kendra_from_moon' as const;
  expect(yogaCancellationSentence({ code, grahas: ['mars', 'saturn'] }, 'en')).toBe(
    'In a kendra from the Moon: Mars and Saturn.',
  );
  expect(yogaCancellationSentence({ code, grahas: ['mars'] }, 'hi')).toBe('चंद्र से केंद्र में: मंगल।');
});
