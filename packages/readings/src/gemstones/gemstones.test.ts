import {
  gemConflicts,
  gemsOf,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  GEM_WEARING,
  lagnasForGem,
  SIGNS,
  type GemAdvice,
  type GemReading,
  type SignNumber,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { madeChart } from '../../../jyotish/reference/made-charts.ts';
import { messagesOf } from '../../test/messages.ts';
import { sentencesOf, textsOf, untoned, wordsOf } from '../../test/tone.ts';
import {
  gemAvoidWith,
  gemDisclaimer,
  gemEnergising,
  gemReason,
  gemsReading,
  gemSuits,
  gemVerdictWords,
} from '../index.ts';
import { gemstonesMessages as gemstonesEn } from '../messages.generated/en/gemstones.ts';
import { housesMessages as houses } from '../messages.generated/en/houses.ts';

const signs = Object.values(SIGNS).map(({ number }) => number);
const roles = ['life', 'lucky', 'fortune'] as const;

/** A reading with the grahas in the given positions. */
function readingFor(lagna: SignNumber, weakened = false): GemReading {
  const easy = {
    sun: 130,
    moon: 40,
    mars: 5,
    mercury: 160,
    jupiter: 250,
    venus: weakened ? 165 : 190,
    saturn: 310,
    rahu: 60,
  };
  const longitudes = { ...easy, ascendant: lagna * 30 - 15 };
  const chart = madeChart(longitudes, weakened ? ['venus'] : []);
  return gemsOf(chart, null);
}

const all = signs.flatMap((lagna) =>
  [false, true].flatMap((weakened): [SignNumber, GemAdvice][] => {
    const { stones, avoid } = readingFor(lagna, weakened);
    return [...roles.map((role) => stones[role]), ...avoid].map((advice) => [lagna, advice]);
  }),
);

describe('a reason', () => {
  test('exists for every gem of every ascendant, in whole sentences [S1-425]', () => {
    for (const [lagna, advice] of all) {
      const { text } = gemReason(advice, lagna, 'en');
      expect(text).toMatch(/^[A-Z][^{}]+\.$/);
      expect(text.toLowerCase()).toContain(gemstonesEn.gems[advice.gem]);
      expect(text).toContain(houses[advice.house]);
      expect(wordsOf(text).length).toBeGreaterThan(15);
      expect(wordsOf(text).length).toBeLessThanOrEqual(90);
    }
  });

  test('includes every caution and advises nothing that has one', () => {
    const codes = new Set<string>();
    for (const [lagna, advice] of all) {
      const sentences = sentencesOf(gemReason(advice, lagna, 'en').text);
      const cautions = advice.guards.length;
      for (const { code } of advice.guards) codes.add(code);
      if (advice.verdict === 'advised_with_care')
        expect(sentences.length).toBeGreaterThanOrEqual(2 + 1 + 2);
      else if (advice.advised)
        expect(sentences).toHaveLength(advice.afflictions.length > 0 ? 5 : 3);
      else expect(sentences).toHaveLength(2 + cautions + (advice.role === null ? 0 : 1));
      expect(sentences.some((one) => /no(ne of the usual)? cautions? applies/i.test(one))).toBe(
        advice.verdict === 'advised',
      );
    }
    expect(codes).toEqual(new Set(Object.keys(gemstonesEn.guards)));
  });

  test('of Taurus rising names Venus as lord of the ascendant and Saturn as yogakaraka', () => {
    const { stones } = readingFor(2);
    expect(gemReason(stones.life, 2, 'en').text).toMatch(
      /^Diamond belongs to Venus, lord of your Taurus ascendant, so it is the life stone/,
    );
    expect(gemReason(stones.fortune, 2, 'en').text).toContain('It is the yogakaraka');
  });

  test('names two weaknesses together', () => {
    const { stones } = readingFor(7, true);
    expect(gemReason(stones.life, 7, 'en').text).toContain(
      'Venus is debilitated and retrograde at once',
    );
    expect(gemReason(stones.life, 7, 'en').text).toContain('not recommended.');
  });

  test('of a node in its own period mentions it', () => {
    const ketu = all.find(([, { graha }]) => graha === 'ketu')?.[1] as GemAdvice;
    const running: GemAdvice = { ...ketu, guards: [], advised: true, period: 'antardasha' };
    expect(gemReason(running, 5, 'en').text).toContain('whose antardasha is running');
    const longer: GemAdvice = { ...running, period: 'mahadasha' };
    expect(gemReason(longer, 5, 'en').text).toContain('whose mahadasha is running');
    expect(gemReason(ketu, 5, 'en').text).toContain('is not running');
  });
});

describe.each(GRAHA_IDS)('the gem of %s', (graha) => {
  test('has its own custom for the first wearing', () => {
    const { text } = gemEnergising(graha, 'en');
    expect(text).toContain('mantra');
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(28);
    const { weekdays, times } = GEM_WEARING[graha];
    const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
    expect(days.filter((day) => text.includes(day))).toEqual(weekdays.map((day) => days[day]));
    expect(
      ['sunrise', 'morning', 'evening', 'night'].filter((time) => text.includes(time)),
    ).toEqual(expect.arrayContaining([...times]));
    if (!times.includes('evening')) expect(text).not.toMatch(/evening|two hours/);
    const others = GRAHA_IDS.filter((other) => other !== graha);
    expect(others.map((other) => gemEnergising(other, 'en').text)).not.toContain(text);
  });

  test('states whom it suits and which gems it is not worn with', () => {
    const { gem } = GRAHA_CORRESPONDENCES[graha];
    const { suits } = lagnasForGem(graha);
    const { text } = gemSuits({ gem, graha }, suits, 'en');
    expect(text).toMatch(/^[A-Z][^{}]+\.$/);
    for (const sign of suits) expect(text).toContain(SIGNS[sign].name);
    expect(text.includes('these ascendants')).toBe(suits.length > 0);
    const others = gemConflicts(graha).map((other) => GRAHA_CORRESPONDENCES[other].gem);
    const apart = gemAvoidWith(graha, others, 'en').text;
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(apart).toContain(gemstonesEn.gems[other]);
    expect(apart).toMatch(/^Do not wear it with [a-z][^{}]+\.$/);
  });
});

test('the three stones give an order, a single one, or none', () => {
  const counts = new Set<number>();
  for (const lagna of signs) {
    for (const weakened of [false, true]) {
      const found = readingFor(lagna, weakened);
      counts.add(found.order.length);
      const { text } = gemsReading(found, 'en');
      expect(text).toContain(SIGNS[lagna].name);
      for (const role of found.order) {
        expect(text).toContain(gemstonesEn.gems[found.stones[role].gem]);
      }
    }
  }
  expect(counts.size).toBeGreaterThanOrEqual(2);
  const none = { ...readingFor(1), order: [] };
  expect(gemsReading(none, 'en').text).toContain('none is recommended');
});

test('the graha of a gem and the verdict have short texts', () => {
  const words = (verdict: GemAdvice['verdict']) =>
    gemVerdictWords({ gem: 'ruby', graha: 'sun', verdict, guards: [] }, 'en');
  expect(words('not_advised')).toEqual({
    gem: 'Ruby, the stone of the Sun',
    verdict: 'not advised for this chart',
  });
  expect(words('advised').verdict).toBe('advised for this chart');
  expect(
    gemVerdictWords({ gem: 'ruby', graha: 'sun', verdict: 'not_advised', guards: [] }, 'hi'),
  ).toEqual({
    gem: 'माणिक्य, सूर्य का रत्न',
    verdict: 'इस कुंडली में धारण न करें',
  });
  expect(words('not_named').verdict).toBe('not one of the three stones of this chart');
});

test('the verdict on a gem that is not advised has its reason', () => {
  const because = (guard: GemAdvice['guards'][number], language: 'en' | 'hi' = 'en') =>
    gemVerdictWords(
      { gem: 'diamond', graha: 'venus', verdict: 'not_advised', guards: [guard] },
      language,
    ).verdict;
  const sixth = { code: 'dusthana_lord', house: 6, ownHouses: [1, 6] } as const;
  expect(because(sixth)).toBe('not advised for this chart: Venus mainly rules the sixth house');
  expect(because(sixth, 'hi')).toBe('इस कुंडली में धारण न करें: शुक्र मुख्य रूप से छठे भाव का स्वामी है');
  expect(because({ code: 'weakened', afflictions: ['retrograde', 'combust'] })).toBe(
    'not advised for this chart: Venus is retrograde and combust',
  );
  expect(because({ code: 'weakened', afflictions: ['retrograde', 'combust'] }, 'hi')).toBe(
    'इस कुंडली में धारण न करें: शुक्र वक्री और अस्त है',
  );
});

test('the notice states that gems are a tradition and not medicine', () => {
  expect(gemDisclaimer('en').text).toMatch(/^Gems are a tradition, not medicine/);
});

describe('the texts', () => {
  const texts = textsOf(messagesOf('gemstones'));

  test('contain no threats, no promises and no gender', () => {
    expect(untoned(texts)).toEqual([]);
  });

  test('share no sentence', () => {
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });
});
