import { GRAHA_IDS, PLANET_IDS, type GrahaId, type HouseNumber } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { sentencesOf, untoned, wordsOf } from '../test/tone.ts';
import { antardashaReading } from './antardashas.ts';
import { mahadashaInfluence, mahadashaReading } from './index.ts';
import type { AgeSpan, JudgedPeriodLord } from './periods/periods.types.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly HouseNumber[];
const friendships = ['friend', 'neutral', 'enemy'] as const;

const judged = { verdict: 'mixed', score: 0.5, sum: 0, supports: [], challenges: [] } as const;

const lord = (graha: GrahaId, change: Partial<JudgedPeriodLord> = {}): JudgedPeriodLord => ({
  graha,
  sign: 4,
  house: 7,
  rules: [],
  dignity: null,
  neechaBhanga: [],
  judged,
  combust: false,
  yogakaraka: false,
  joinedBy: [],
  signLord: { graha: 'moon', house: 5 },
  ...change,
});

/** Spans at every stage of life, before and after today. */
const spans: readonly AgeSpan[] = (
  [
    [-3, 6],
    [6, 22],
    [14, 24],
    [30, 50],
    [66, 84],
  ] as const
).flatMap(([from, to]) => [
  { from, to, now: 0.5 },
  { from, to, now: 89 },
]);

const readingText = (one: JudgedPeriodLord, span: AgeSpan) =>
  mahadashaReading(one, span, 'en').text!;

/** Every lord in every house, ruling every pair of houses that a sign-lord can own, at every age. */
const everything = GRAHA_IDS.flatMap((graha) =>
  houses.flatMap((house) => {
    const pairs: (readonly HouseNumber[])[] =
      graha === 'rahu' || graha === 'ketu'
        ? [[]]
        : graha === 'sun' || graha === 'moon'
          ? [[house], [((house % 12) + 1) as HouseNumber]]
          : [
              [house, ((house % 12) + 1) as HouseNumber],
              [((house + 3) % 12) + 1, ((house + 6) % 12) + 1] as HouseNumber[],
            ];
    return pairs.flatMap((rules) =>
      spans.map((span) => ({ lord: lord(graha, { house, rules, combust: true }), span })),
    );
  }),
);

describe('a mahadasha', () => {
  test('has complete sentences for every lord, house, pair of houses and age [S1-140]', () => {
    for (const { lord: one, span } of everything) {
      const text = readingText(one, span);
      expect(text).not.toMatch(/[{}]|undefined|null|\s\s|\.\./);
      expect(
        sentencesOf(text).every((sentence) => /^\p{Lu}.*[.]$/u.test(sentence)),
        text,
      ).toBe(true);
      expect(wordsOf(text).length).toBeGreaterThan(25);
      expect(wordsOf(text).length).toBeLessThan(125);
    }
    expect(untoned(everything.map(({ lord: one, span }) => ['', readingText(one, span)]))).toEqual(
      [],
    );
  });

  test('is in the past tense when it is over', () => {
    for (const { lord: one, span } of everything.filter((each) => each.span.to <= each.span.now)) {
      expect(readingText(one, span)).toMatch(/may have|probably|would have|were|often|tended/);
      expect(readingText(one, span)).not.toMatch(/Parents may/);
    }
  });

  test('does not mention partner, business or clients to a small child', () => {
    const adult = /marriage|married|business|client|career|romance|debt|salary/i;
    for (const { lord: one, span } of everything.filter((each) => each.span.to <= 6)) {
      expect(readingText(one, span)).not.toMatch(adult);
    }
  });

  test('does not mention a course, a child or a post to people over seventy', () => {
    const young = /degree|course|promotion|competitive|romance|birth of|examination/i;
    for (const { lord: one, span } of everything.filter((each) => each.span.from === 66)) {
      expect(readingText(one, span)).not.toMatch(young);
    }
  });

  test('that begins at 90 has no text', () => {
    const late = { from: 90, to: 106, now: 40 };
    expect(mahadashaReading(lord('jupiter'), late, 'en').text).toBeNull();
    expect(mahadashaInfluence(lord('jupiter'), late, 'en').text).toBeNull();
  });

  test('that was running at birth mentions it', () => {
    expect(readingText(lord('sun'), { from: -1, to: 5, now: 40 })).toContain(
      'already running at birth',
    );
    expect(readingText(lord('sun'), { from: 1, to: 7, now: 40 })).not.toContain('running at birth');
  });

  test.each(PLANET_IDS)('%s: its dignity and its combustion change the text', (graha) => {
    const span = { from: 30, to: 40, now: 35 };
    const plain = readingText(lord(graha, { dignity: 'neutral' }), span);
    const texts = (['exalted', 'own', 'debilitated'] as const).map((dignity) =>
      readingText(lord(graha, { dignity }), span),
    );
    expect(new Set([plain, ...texts]).size).toBe(4);
    expect(texts[0]).toMatch(/exalted/i);
    expect(texts[2]).toMatch(/debilitated/);
    if (graha === 'sun') return;
    expect(readingText(lord(graha, { combust: true }), span)).toMatch(/combust|close to the Sun/);
  });

  test('has an influence of its own, in another wording for a second planet in the sign', () => {
    const span = { from: 30, to: 40, now: 20 };
    const all = GRAHA_IDS.flatMap((graha) =>
      houses.flatMap((sign) =>
        [[], ['sun', 'moon'], ['jupiter'], ['rahu', 'ketu']].map(
          (beside) =>
            mahadashaInfluence(
              lord(graha, { sign, joinedBy: beside.filter((one) => one !== graha) as GrahaId[] }),
              span,
              'en',
            ).text!,
        ),
      ),
    );
    for (const text of all) {
      for (const sentence of sentencesOf(text)) expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
    }
    expect(untoned([...new Set(all)].map((text) => ['', text]))).toEqual([]);
    const [sun, moon] = [
      mahadashaInfluence(lord('sun', { joinedBy: ['moon'] }), span, 'en').text,
      mahadashaInfluence(lord('moon', { joinedBy: ['sun'] }), span, 'en').text,
    ];
    expect(sun?.replaceAll('the Sun', 'X')).not.toBe(moon?.replaceAll('the Moon', 'X'));
  });

  test('of a yogakaraka mentions it', () => {
    const span = { from: 30, to: 40, now: 20 };
    expect(readingText(lord('saturn', { yogakaraka: true }), span)).toContain('yogakaraka');
  });
});

describe('an antardasha', () => {
  const span = { from: 40, to: 42, now: 30 };

  test('has complete sentences for every pair of lords, distance and view', () => {
    const all = GRAHA_IDS.flatMap((main) =>
      GRAHA_IDS.flatMap((sub) =>
        houses.flatMap((count) =>
          friendships.flatMap((one) =>
            friendships.flatMap((other) =>
              [span, { ...span, now: 80 }].map(
                (ages) =>
                  antardashaReading(
                    {
                      main: lord(main),
                      sub: lord(sub, { rules: [3, 8], house: count }),
                      verdict: 'effort',
                      count,
                      views: [one, other],
                    },
                    ages,
                    'en',
                  ).text!,
              ),
            ),
          ),
        ),
      ),
    );
    for (const text of all) {
      expect(
        sentencesOf(text).every((sentence) => /^\p{Lu}.*[.]$/u.test(sentence)),
        text,
      ).toBe(true);
      expect(text).not.toMatch(/[{}]|undefined|null|\s\s/);
    }
    expect(untoned([...new Set(all)].map((text) => ['', text]))).toEqual([]);
  });

  test('that ended before birth has no text', () => {
    const facts = {
      main: lord('sun'),
      sub: lord('moon'),
      verdict: 'supported',
      count: 3,
      views: ['friend', 'friend'],
    } as const;
    expect(antardashaReading(facts, { from: -3, to: -1, now: 30 }, 'en').text).toBeNull();
  });
});
