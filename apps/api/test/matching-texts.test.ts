import { describe, expect, test } from 'vitest';
import {
  ashtakootKeys,
  dashakootKeys,
  kundliResponseSchema,
  isMoonMatching,
  matchingResponseSchema,
  type Birth,
  type KootaRow,
  type Matching,
  type MatchingInput,
} from '@jyoti/contract';
import { BIRTH_PAIRS, referenceBirth } from '../../../packages/jyotish/reference/pairs.ts';
import { expectBody } from './app.ts';
import { sentBirth, visitor } from './tools-reader.ts';

async function match(input: MatchingInput, language = 'en') {
  const { post } = await visitor();
  const { data } = expectBody(
    await post('/api/matching', input, language),
    200,
    matchingResponseSchema,
  );
  if (isMoonMatching(data)) throw new Error('Both times of birth are known.');
  return data;
}

const sentence = /^[A-Z].*[^{}]\.$/;

/** Every text of a match, by its path. */
function textsOf({ ashtakoot, dashakoot, aggregate, rajju_vedha, papasamaya }: Matching) {
  const rows: [string, KootaRow][] = [
    ...ashtakootKeys.map((key): [string, KootaRow] => [`ashtakoot ${key}`, ashtakoot[key]]),
    ...dashakootKeys.map((key): [string, KootaRow] => [`dashakoot ${key}`, dashakoot[key]]),
  ];
  return [
    ...rows.map(([name, row]) => [name, row.description] as const),
    ['aggregate', aggregate.bot_response],
    ['extended', aggregate.extended_response],
    ['ashtakoot', ashtakoot.bot_response],
    ['dashakoot', dashakoot.bot_response],
    ['rajju', rajju_vedha.rajju.rajju_description],
    ['vedha', rajju_vedha.vedha.description],
    ['papasamaya', papasamaya.bot_response],
  ] as const;
}

describe.each(BIRTH_PAIRS)('$id', ({ groom, bride }) => {
  const couple = {
    boy: sentBirth(referenceBirth(groom)),
    girl: sentBirth(referenceBirth(bride)),
  };

  test('has every sentence of a match, each different [S1-268] [S1-275] [S1-289] [S1-290] [S1-291] [S1-295] [S1-297] [S1-298]', async () => {
    const texts = textsOf(await match(couple));
    expect(texts).toHaveLength(25);
    expect(texts.filter(([, text]) => !sentence.test(text ?? ''))).toEqual([]);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(25);
  });

  test('has texts that match the figures [S1-256] [S1-266] [S1-273] [S1-278] [S1-279]', async () => {
    const { aggregate, ashtakoot, dashakoot, rajju_vedha: both } = await match(couple);
    expect(aggregate.bot_response).toContain(`Overall: ${Math.round(aggregate.score)}%.`);
    expect(ashtakoot.bot_response).toContain(
      `${ashtakoot.score} of 36, which is ${ashtakoot.verdict_word}`,
    );
    expect(aggregate.nadi_dosha).toBe(ashtakoot.nadi.score === 0);
    expect(aggregate.bhakoot_dosha).toBe(ashtakoot.bhakoot.score === 0);
    expect(dashakoot.bot_response).toContain(`${dashakoot.score} of the ten`);
    expect(both.rajju.rajju_description?.startsWith('Both nakshatras')).toBe(
      both.rajju.is_dosha_present,
    );
    expect(both.vedha.description?.includes('no vedha dosha')).toBe(!both.vedha.is_dosha_present);
    expect(both.vedha.description).toContain(both.vedha.boy_nakshatra);
    expect(ashtakoot.nadi.description).toContain(ashtakoot.nadi.boy);
    expect(ashtakoot.bhakoot.description).toContain(ashtakoot.bhakoot.girl);
  });
});

test('has the same mangal dosha figure in a match and in both kundlis', async () => {
  const { post } = await visitor();
  for (const { groom, bride } of BIRTH_PAIRS.slice(0, 6)) {
    const boy = sentBirth(referenceBirth(groom));
    const girl = sentBirth(referenceBirth(bride));
    const { aggregate } = await match({ boy, girl });
    for (const [partner, birth] of Object.entries({ boy, girl }) as ['boy' | 'girl', Birth][]) {
      const query = { birth, sections: ['doshas'] };
      const { data } = expectBody(await post('/api/kundli', query), 200, kundliResponseSchema);
      const { percent, is_dosha_present } = data.doshas!.mangal;
      expect(aggregate.mangaldosh_points[partner]).toBe(percent);
      expect(aggregate.mangal_dosha[partner]).toBe(is_dosha_present);
    }
  }
});

const [first] = BIRTH_PAIRS;
const boy = sentBirth(referenceBirth((first as (typeof BIRTH_PAIRS)[number]).groom));

test('an exception is described in words and does not change the score', async () => {
  // A pair with one nakshatra and different quarters: the same place, three hours apart.
  const later = {
    ...boy,
    time: boy.time.replace(/^\d\d/, (hour) => String((+hour + 6) % 24).padStart(2, '0')),
  };
  const { ashtakoot } = await match({ boy, girl: later });
  expect(ashtakoot.nadi.score).toBe(0);
  const [exception] = ashtakoot.nadi.exception ?? [];
  expect(exception?.code).toBe('same_nakshatra_different_pada');
  expect(exception?.text).toContain(ashtakoot.boy_astro_details.nakshatra);
  expect(exception?.text).toMatch(sentence);
});

test('the response names the languages of its texts', async () => {
  const english = await match({ boy, girl: boy });
  expect(english.texts_languages).toEqual(['en']);
  const hindi = await match({ boy, girl: boy }, 'hi');
  expect(hindi.texts_languages).toEqual(['hi']);
  expect(hindi.ashtakoot.varna.description).toMatch(/वर्ण/);
});
