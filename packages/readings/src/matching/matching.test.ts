import {
  ashtakoota,
  castChart,
  KOOTA_NAMES,
  matchCharts,
  matchMoonOfPada,
  PORUTHAM_NAMES,
  rajjuOfCouple,
  tenPorutham,
  vedhaOfCouple,
  type Ashtakoota,
  type Chart,
  type Couple,
  type KootaException,
  type KootaName,
  type Match,
  type MatchMoon,
  type PoruthamException,
  type PoruthamName,
  type TenPorutham,
} from '@jyoti/jyotish';
import { chartsMessages } from '@jyoti/language/terms/en/charts';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS as REFERENCE_BIRTHS } from '../../../jyotish/reference/births.ts';
import { messagesAt, messagesOf } from '../../test/messages.ts';
import { sentencesOf, textsOf, untoned, wordsOf } from '../../test/tone.ts';
import {
  aggregateReading,
  ashtakootReading,
  ashtakootWord,
  dashakootReading,
  extendedMatchReading,
  kootaExceptionSentence,
  kootaSentence,
  papasamayaPointsSentence,
  poruthamExceptionSentence,
  poruthamSentence,
  rajjuReading,
  vedhaReading,
} from '../index.ts';
import { matchingMessages } from '../messages.generated/en/matching.ts';
import { say } from '../say.ts';

const matchingEn = messagesOf('matching');
const { rashi: rasi, stree_deergha: streeDeergha, ...sameKeys } = chartsMessages.poruthams;
const poruthamNames = { ...sameKeys, rasi, streeDeergha };

interface Matched {
  readonly moons: Couple<MatchMoon>;
  readonly eight: Ashtakoota;
  readonly ten: TenPorutham;
}

function matched(boy: MatchMoon, girl: MatchMoon): Matched {
  const moons = { boy, girl };
  return { moons, eight: ashtakoota(moons), ten: tenPorutham(moons) };
}

const quarters = Array.from({ length: 108 }, (_, index) =>
  matchMoonOfPada(Math.floor(index / 4) + 1, (index % 4) + 1),
);
/** Every couple of quarters that two Moons can be in: 108 by 108. */
const couples = quarters.flatMap((boy) => quarters.map((girl) => matched(boy, girl)));

const wholeSentence = /^[A-Z][^{}]*\.$/;

function koota(name: KootaName, { eight }: Matched): string {
  return kootaSentence(name, eight.kootas[name] as never, 'en').text;
}

/** A text with placeholders as a pattern. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+?');
  return new RegExp(`^${escaped}$`, 'i');
}

function unused(texts: Readonly<Record<string, string>>, found: ReadonlySet<string>): string[] {
  const sentences = [...found];
  return Object.keys(texts).filter(
    (key) => !sentences.some((sentence) => patternOf(texts[key] as string).test(sentence)),
  );
}

describe.each(KOOTA_NAMES)('koota %s', (name) => {
  const found = new Map<string, Set<number>>();
  for (const couple of couples) {
    const { score } = couple.eight.kootas[name];
    const sentence = koota(name, couple);
    found.set(sentence, (found.get(sentence) ?? new Set()).add(score));
  }

  test('has a complete sentence for every pair of padas [S1-268] [S1-291]', () => {
    expect([...found.keys()].filter((sentence) => !wholeSentence.test(sentence))).toEqual([]);
  });

  test('has the same text only if the score is the same', () => {
    expect([...found].filter(([, scores]) => scores.size > 1)).toEqual([]);
  });

  test('has no unreachable outcome', () => {
    expect(
      unused(
        messagesAt(matchingEn, 'kootas', name) as Record<string, string>,
        new Set(found.keys()),
      ),
    ).toEqual([]);
  });
});

describe.each(PORUTHAM_NAMES)('porutham %s', (name) => {
  const found = new Map<string, Set<number>>();
  for (const { ten } of couples) {
    const sentence = poruthamSentence(name, ten, 'en').text;
    found.set(sentence, (found.get(sentence) ?? new Set()).add(ten.poruthams[name].score));
  }

  test('has a complete sentence for every pair of padas [S1-275]', () => {
    expect([...found.keys()].filter((sentence) => !wholeSentence.test(sentence))).toEqual([]);
  });

  test('has the same text only if the score is the same', () => {
    expect([...found].filter(([, scores]) => scores.size > 1)).toEqual([]);
  });

  test('has no unreachable outcome', () => {
    expect(
      unused(
        messagesAt(matchingEn, 'poruthams', name) as Record<string, string>,
        new Set(found.keys()),
      ),
    ).toEqual([]);
  });
});

// The couple that Prokerala published: Uttara Bhadrapada 3 in Pisces, Rohini 4 in Taurus.
const published = matched(matchMoonOfPada(26, 3), matchMoonOfPada(4, 4));

test.each<[KootaName, string]>([
  ['varna', 'The boy’s Moon sign is of the Brahmin varna and the girl’s of the Vaishya.'],
  ['vashya', 'The boy’s Moon is in the Jalachara (water-dwelling) group'],
  [
    'tara',
    'Counted from the boy’s nakshatra, the girl’s is number 6, Sadhaka, which is favourable.',
  ],
  ['yoni', 'The cow of the boy’s nakshatra and the serpent of the girl’s'],
  ['grahaMaitri', 'belongs to Jupiter, which regards Venus, lord of the girl’s, as an enemy;'],
  ['gana', 'Both nakshatras are of the Manushya gana'],
  ['bhakoot', 'The boy’s Moon in Pisces is the eleventh sign from the girl’s in Taurus'],
  ['nadi', 'belongs to the Madhya nadi and the girl’s to the Antya'],
])('%s of the published couple names both values', (name, part) => {
  expect(koota(name, published)).toContain(part);
});

test.each<[PoruthamName, string]>([
  [
    'dina',
    'The boy’s Uttara Bhadrapada is number 23 from the girl’s Rohini. Divided by nine it leaves 5, which is not one of',
  ],
  ['rasi', 'Pisces is the eleventh sign from the girl’s Taurus'],
  [
    'rasyadhipati',
    'Of Jupiter and Venus, lords of the two Moon signs, one is an enemy of the other',
  ],
  ['rajju', 'The boy’s nakshatra stands for the waist and the girl’s for the neck.'],
  ['vedha', 'Uttara Bhadrapada and the girl’s Rohini are not a pair'],
  ['vashya', 'The boy’s Pisces is outside the short list'],
])('porutham %s of the published couple names both values', (name, part) => {
  expect(poruthamSentence(name, published.ten, 'en').text).toContain(part);
});

describe('exceptions', () => {
  test('each rule has its own complete sentence for every couple it applies to', () => {
    const rules = couples.flatMap(({ eight }) => [
      ...eight.kootas.bhakoot.exceptions,
      ...eight.kootas.nadi.exceptions,
    ]);
    const found = new Map<KootaException['code'], Set<string>>();
    for (const rule of rules) {
      const { text } = kootaExceptionSentence(rule, 'en');
      expect(text).toMatch(wholeSentence);
      found.set(rule.code, (found.get(rule.code) ?? new Set()).add(text));
    }
    expect(new Set(found.keys())).toEqual(new Set(Object.keys(matchingMessages.kootaExceptions)));
    expect([...found.values()].every(({ size }) => size > 1)).toBe(true);
  });

  test('names the quarters of a shared nakshatra', () => {
    const [rule] = matched(matchMoonOfPada(20, 1), matchMoonOfPada(20, 2)).eight.kootas.nadi
      .exceptions;
    expect(kootaExceptionSentence(rule as KootaException, 'en').text).toContain(
      'both Moons are in Purva Ashadha, one in quarter 1, the other in quarter 2',
    );
  });

  test('each other reading of a porutham has a sentence', () => {
    const codes = new Set(
      couples.flatMap(({ ten }) =>
        PORUTHAM_NAMES.flatMap((name) => ten.poruthams[name].exceptions),
      ),
    );
    expect(codes.size).toBe(3);
    const found = [...codes].map(
      (code: PoruthamException) => poruthamExceptionSentence(code, 'en').text,
    );
    expect(new Set(found).size).toBe(3);
  });
});

describe('the match as a whole', () => {
  test('rajju and vedha have a text for every couple of nakshatras [S1-278] [S1-279] [S1-298]', () => {
    const rajju = new Set<string>();
    for (const { moons } of couples) {
      const text = rajjuReading(rajjuOfCouple(moons), 'en').text;
      expect(text.startsWith('Both nakshatras belong to the')).toBe(rajjuOfCouple(moons).present);
      rajju.add(text);
      const vedha = vedhaReading(vedhaOfCouple(moons), 'en').text;
      expect(vedha).toContain(
        vedhaOfCouple(moons).present ? 'are one of the pairs' : 'no vedha dosha',
      );
    }
    // five shared parts, and every ordered pair of different ones
    expect(rajju.size).toBe(5 + 20);
  });

  test('ashtakoot states the total and names the rows that give all and nothing [S1-266]', () => {
    const { text } = ashtakootReading(published.eight, 'en');
    expect(text).toContain('come to 26 of 36, which is good.');
    expect(text).toContain('Varna, Gana, Bhakoot and Nadi give all of their points.');
    expect(text).toContain('None gives no points at all.');
    const lengths = couples.map(({ eight }) => wordsOf(ashtakootReading(eight, 'en').text).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(90);
  });

  test('dashakoot states how many agree and names those that do not', () => {
    const { text } = dashakootReading(published.ten, 'en');
    const missing = PORUTHAM_NAMES.filter((name) => published.ten.poruthams[name].score === 0);
    expect(text).toContain(`${published.ten.total} of the ten`);
    for (const name of missing) expect(text).toContain(poruthamNames[name]);
  });
});

describe('the percentage', () => {
  const [chart] = REFERENCE_BIRTHS.map((birth) => castChart(asBirth(birth)));
  const match = matchCharts({ boy: chart as Chart, girl: chart as Chart });
  const percentOf = (percent: number): Match => ({
    ...match,
    aggregate: { ...match.aggregate, percent },
  });

  test.each([
    [0, 'Overall: 0%. The Ashtakoot is good (28 of 36)', 'bring the figure down'],
    [44.4, 'Overall: 44%. The Ashtakoot is good', 'bring the figure down'],
    [59.4, 'Overall: 59%. The Ashtakoot is good', 'bring the figure down'],
    [59.6, 'Overall: 60%. Both this figure and the Ashtakoot (28 of 36)', 'are good.'],
    [74.4, 'Overall: 74%. Both this figure and the Ashtakoot', 'are good.'],
    [75, 'Overall: 75%. The Ashtakoot is good', 'The other parts raise the figure'],
    [100, 'Overall: 100%. The Ashtakoot is good', 'don’t make the Ashtakoot better'],
  ])('of %d says %s, %s [S1-257]', (percent, start, part) => {
    const { text } = aggregateReading(percentOf(percent), 'en');
    expect(text.startsWith(start)).toBe(true);
    expect(text).toContain(part);
    expect(wordsOf(text).length).toBeLessThanOrEqual(90);
  });

  test('one word for each band on every tab, and the percentage never contradicts the Ashtakoot', () => {
    const seen = new Set<string>();
    for (const { eight, ten } of couples) {
      const word = ashtakootWord(eight.verdict, 'en').text;
      expect(ashtakootReading(eight, 'en').text).toContain(`of 36, which is ${word}`);
      const percent = Math.round((eight.total / 36) * 60 + ten.total * 4);
      const { text } = aggregateReading(
        { ashtakoota: eight, aggregate: { ...match.aggregate, percent } },
        'en',
      );
      const [, found] = /\bare (low|average|good|very good)\b/.exec(text) ?? [];
      expect([undefined, word]).toContain(found);
      expect(found ?? word).toBe(word);
      if (found === undefined) expect(text).toContain(`The Ashtakoot is ${word} (`);
      seen.add(word);
    }
    expect([...seen].toSorted()).toEqual(['average', 'good', 'low', 'very good']);
  });

  test('with names, no sentence mentions the boy or the girl', () => {
    const partners = { boy: 'Arjun', girl: 'Meera' };
    const texts = [
      ...KOOTA_NAMES.map((name) =>
        kootaSentence(name, published.eight.kootas[name] as never, 'en', partners),
      ),
      ...PORUTHAM_NAMES.map((name) => poruthamSentence(name, published.ten, 'en', partners)),
      rajjuReading(rajjuOfCouple(published.moons), 'en', partners),
      vedhaReading(vedhaOfCouple(published.moons), 'en', partners),
      extendedMatchReading(match, 'en', partners),
      papasamayaPointsSentence(match.papasamya, 'en', partners),
    ].map(({ text }) => text);
    expect(texts.filter((text) => /\b(boy|girl)\b/i.test(text))).toEqual([]);
    expect(texts.join(' ')).toContain('Arjun’s Moon sign');
    const alike = { boy: 'Kiran', girl: 'Kiran' };
    expect(rajjuReading(rajjuOfCouple(published.moons), 'en', alike).text).toContain('The boy’s');
  });

  test('explains each of its parts in every state [S1-264]', () => {
    const called = { boyName: 'the boy', girlName: 'the girl' };
    const who = {
      neither: [false, false],
      boy: [true, false],
      girl: [false, true],
      both: [true, true],
    };
    for (const present of ['neither', 'boy', 'girl', 'both'] as const) {
      const [boy, girl] = who[present] as [boolean, boolean];
      const changed: Match = {
        ...match,
        mangal: { ...match.mangal, present },
        kaalSarp: {
          boy: { ...match.kaalSarp.boy, isPresent: boy },
          girl: { ...match.kaalSarp.girl, isPresent: girl },
        },
        rajju: { ...match.rajju, present: boy },
        vedha: { ...match.vedha, present: girl },
        papasamya: { ...match.papasamya, outcome: boy ? 'boy_more' : 'girl_more' },
      };
      const { text } = extendedMatchReading(changed, 'en');
      const { extended } = matchingMessages;
      expect(text).toContain(say(extended.mangal[present], called));
      expect(text).toContain(say(extended.kaalSarp[present], called));
      const taken = { neither: 'neither', boy: 'rajju', girl: 'vedha', both: 'both' } as const;
      expect(text).toContain(extended.rajjuVedha[taken[present]]);
      expect(text.includes('which the rule accepts')).toBe(boy);
      expect(text.includes('which the rule does not accept')).toBe(!boy);
      expect(text).not.toMatch(/[{}]/);
      expect(text).toMatch(/^Ashtakoot contributes [\d.]+ of 55/);
    }
  });

  test('papasamaya names both figures [S1-285]', () => {
    const { papasamya } = match;
    const { totalPoints } = papasamya.boy;
    expect(papasamayaPointsSentence(papasamya, 'en', { boy: 'Arjun', girl: 'Meera' }).text).toBe(
      `By the plain count Arjun has ${totalPoints} and Meera has ${totalPoints} of at most seven points.`,
    );
  });
});

describe('the texts', () => {
  const texts = textsOf(matchingEn);

  test('contain no threats, no promises and no gender', () => {
    expect(untoned(texts)).toEqual([]);
  });

  test('are all different, and share only sentences that name the facts', () => {
    const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
    expect(twice(texts.map(([, text]) => text))).toEqual([]);
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(twice(sentences.filter((one) => !/[{}]/.test(one)))).toEqual([]);
  });

  test('are available in Hindi', () => {
    const { text, language } = poruthamSentence('dina', published.ten, 'hi');
    expect(language).toBe('hi');
    expect(text).not.toMatch(/[A-Za-z{}]/);
  });
});
