import { castChart, judgementOf, YOGA_RULES } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import {
  yogaBecause,
  yogaCancellationSentence,
  yogaMeaning,
  yogaName,
  yogaPeriods,
  yogaRule,
  yogaStrength,
} from '../index.ts';

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

/** Sentences of a text. */
const sentencesOf = (text: string) => text.split(/(?<=[.।]) /);

test('every yoga has a meaning of its own in both languages, of two sentences at most', () => {
  for (const [language, pattern] of [
    ['en', /^[A-Z][^!]*\.$/],
    ['hi', /^[\p{Script=Devanagari}\d][\p{Script=Devanagari}\d\s,;:।-]+।$/u],
  ] as const) {
    const meanings = YOGA_RULES.map(({ id }) => yogaMeaning(id, language).text);
    for (const meaning of meanings) {
      expect(meaning).toMatch(pattern);
      expect(sentencesOf(meaning).length).toBeLessThanOrEqual(2);
    }
    expect(new Set(meanings).size).toBe(YOGA_RULES.length);
  }
});

test('the meaning of a difficult yoga never ends with what is difficult', () => {
  for (const { id } of YOGA_RULES.filter(({ nature }) => nature === 'bad'))
    for (const language of ['en', 'hi'] as const)
      expect(sentencesOf(yogaMeaning(id, language).text)).toHaveLength(2);
});

describe('in a chart', () => {
  const chart = castChart({
    date: '1994-08-14',
    time: '06:42',
    timeZone: 'Asia/Kolkata',
    latitude: 23.18,
    longitude: 75.78,
  });
  const { grahas, yogas } = judgementOf(chart);

  test('says how strong a yoga is and why, and what softens a difficult one', () => {
    for (const yoga of yogas.filter((one) => one.grahas.length > 0)) {
      const text = yogaStrength(yoga, grahas, 'en');
      expect(text).toMatch(/^(Strong|Of medium strength|Weak)[:,] .+\.$/);
      if (yoga.nature === 'bad') expect(text).toContain('What softens it here: ');
    }
  });

  test('names a graha once where it gives the reason', () => {
    const mars = { strength: 'strong', nature: 'good', group: 'named', grahas: ['mars'] } as const;
    expect(yogaStrength(mars, grahas, 'en')).toBe(
      'Strong: Mars is strong, chiefly because it has 139% of the strength that it needs (shadbala).',
    );
    expect(yogaStrength(mars, grahas, 'hi')).toBe(
      'बली: मंगल बलवान है, मुख्यतः इसलिए कि उसके पास आवश्यक षड्बल का 139% है।',
    );
  });

  test('does not name as softening what it gave as the reason', () => {
    const eclipse = {
      strength: 'weak',
      nature: 'bad',
      group: 'lunar',
      grahas: ['sun', 'moon'],
    } as const;
    expect(yogaStrength(eclipse, grahas, 'en')).toMatch(
      /^Weak, since .*: the Sun is strong, chiefly because it has 181% .* What softens it here: (?!the Sun has 181%)/,
    );
  });
});

test('says in whose periods a yoga acts, and when the next one is', () => {
  const period = { graha: 'jupiter', isRunning: false, start: '2031', end: '2047' } as const;
  expect(yogaPeriods(['moon', 'jupiter'], period, 'en')).toBe(
    'Above all in the main and sub-periods of the Moon and Jupiter; the next main period is that of Jupiter, from 2031 to 2047.',
  );
  expect(yogaPeriods(['jupiter'], { ...period, isRunning: true }, 'hi')).toBe(
    'विशेषकर गुरु की महादशा और अंतर्दशा में; गुरु की महादशा 2047 तक चल रही है।',
  );
  expect(yogaPeriods(['mars'], null, 'en')).toMatch(/the main period is over/);
  expect(yogaPeriods(['mars'], 'unknown', 'en')).not.toContain('over');
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
