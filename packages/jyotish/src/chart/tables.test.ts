import { describe, expect, test } from 'vitest';
import { payaOf } from './avakahada.ts';
import { BODY_IDS, BODY_NAMES } from './bodies.ts';
import { ghatkaChakraOf } from './ghatka.ts';
import { GRAHA_CORRESPONDENCES } from './lucky.ts';
import { NAKSHATRAS } from './nakshatras.ts';
import { SIGNS, vashyaOf } from './signs.ts';
import type { SignNumber } from './signs.ts';

const SIGN_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

test('the ascendant and nine grahas are in one order, nodes included [S1-107]', () => {
  expect(BODY_IDS.map((body) => BODY_NAMES[body].abbreviation).join(' ')).toBe(
    'As Su Mo Ma Me Ju Ve Sa Ra Ke',
  );
});

describe('nakshatras', () => {
  test('number, Vimshottari lord and rajju follow their rules', () => {
    const lords = 'ketu venus sun moon mars rahu jupiter saturn mercury'.split(' ');
    const rajju = [
      'pada ascending',
      'kati ascending',
      'nabhi ascending',
      'kantha ascending',
      'siro null',
      'kantha descending',
      'nabhi descending',
      'kati descending',
      'pada descending',
    ];
    expect(NAKSHATRAS).toHaveLength(27);
    NAKSHATRAS.forEach((nakshatra, index) => {
      expect(nakshatra.number).toBe(index + 1);
      expect(nakshatra.lord).toBe(lords[index % 9]);
      expect(`${nakshatra.rajju.part} ${nakshatra.rajju.direction}`).toBe(rajju[index % 9]);
    });
  });

  test('vedha joins every nakshatra to one other, the three heads of rajju to each other', () => {
    const numbersOf = (number: number): readonly number[] => NAKSHATRAS[number - 1]!.vedha;
    for (const { number, vedha, rajju } of NAKSHATRAS) {
      expect(vedha).toHaveLength(rajju.part === 'siro' ? 2 : 1);
      expect(vedha).not.toContain(number);
      for (const other of vedha) expect(numbersOf(other)).toContain(number);
    }
    expect([numbersOf(1), numbersOf(14), numbersOf(22)]).toEqual([[18], [5, 23], [6]]);
  });

  test('nine nakshatras of each gana and each nadi; the nadi alternates direction by threes', () => {
    const count = (values: readonly string[]): Record<string, number> =>
      Object.fromEntries(values.map((value) => [value, values.filter((v) => v === value).length]));
    expect(count(NAKSHATRAS.map(({ gana }) => gana))).toEqual({
      deva: 9,
      manushya: 9,
      rakshasa: 9,
    });
    const there = ['adi', 'madhya', 'antya'];
    const andBack = there.toReversed();
    expect(NAKSHATRAS.map(({ nadi }) => nadi)).toEqual(
      Array.from({ length: 9 }, (_, k) => (k % 2 === 0 ? there : andBack)).flat(),
    );
  });

  test('every animal is a male and a female, the mongoose only a male', () => {
    const pairs = NAKSHATRAS.map(({ yoni }) => `${yoni.animal} ${yoni.sex}`);
    expect(new Set(pairs).size).toBe(27);
    expect(pairs).toContain('mongoose male');
    expect(pairs).not.toContain('mongoose female');
  });

  test('108 syllables in Devanagari, none twice: where Latin spells two alike, it distinguishes them', () => {
    const all = NAKSHATRAS.flatMap(({ syllablesDevanagari }) => syllablesDevanagari);
    expect(new Set(all).size).toBe(108);
    const { syllables, syllablesDevanagari } = NAKSHATRAS[19]!;
    expect([syllables.join(' '), syllablesDevanagari.join(' ')]).toEqual([
      'Bhu Dha Pha Dha',
      'भू धा फा ढा',
    ]);
  });

  // Published results: Krittika and Rohini charts, and the koota tables of two sources.
  test.each([
    [3, 'rakshasa', 'sheep female', 'antya', 'A I U E'],
    [4, 'manushya', 'serpent male', 'antya', 'O Va Vi Vu'],
    [26, 'manushya', 'cow female', 'madhya', 'Du Tha Jha Na'],
    [27, 'deva', 'elephant female', 'antya', 'De Do Cha Chi'],
  ])('nakshatra %i: %s, %s, %s, %s', (number, gana, yoni, nadi, syllables) => {
    const nakshatra = NAKSHATRAS[number - 1]!;
    expect(nakshatra.gana).toBe(gana);
    expect(`${nakshatra.yoni.animal} ${nakshatra.yoni.sex}`).toBe(yoni);
    expect(nakshatra.nadi).toBe(nadi);
    expect(nakshatra.syllables.join(' ')).toBe(syllables);
  });
});

describe('signs', () => {
  test('varna follows the element, the qualities repeat cyclically', () => {
    const varna = { water: 'brahmin', fire: 'kshatriya', earth: 'vaishya', air: 'shudra' } as const;
    for (const number of SIGN_NUMBERS) {
      const sign = SIGNS[number];
      expect(sign.number).toBe(number);
      expect(sign.varna).toBe(varna[sign.tatva]);
      expect(sign.tatva).toBe((['fire', 'earth', 'air', 'water'] as const)[(number - 1) % 4]);
      expect(sign.quality).toBe((['movable', 'fixed', 'dual'] as const)[(number - 1) % 3]);
    }
    expect(SIGN_NUMBERS.map((number) => SIGNS[number].lord).join(' ')).toBe(
      'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter',
    );
  });

  // The vashya groups; the halves of Sagittarius and Capricorn differ at 15°.
  test.each([
    [10, 'chatushpada'],
    [40, 'chatushpada'],
    [70, 'manava'],
    [100, 'jalachara'],
    [130, 'vanachara'],
    [160, 'manava'],
    [190, 'manava'],
    [220, 'keeta'],
    [254.999, 'manava'],
    [255, 'chatushpada'],
    [284.999, 'chatushpada'],
    [285, 'jalachara'],
    [310, 'manava'],
    [340, 'jalachara'],
  ])('%f° is %s', (longitude, group) => {
    expect(vashyaOf(longitude)).toBe(group);
  });
});

test('paya by the house of the Moon', () => {
  expect(SIGN_NUMBERS.map(payaOf).join(' ')).toBe(
    'gold silver copper iron silver gold copper iron silver copper gold iron',
  );
});

test('gem and number of the nine grahas', () => {
  const pairs = Object.entries(GRAHA_CORRESPONDENCES).map(
    ([graha, { gem, number }]) => `${graha} ${gem} ${number}`,
  );
  expect(pairs).toEqual([
    'sun ruby 1',
    'moon pearl 2',
    'mars red_coral 9',
    'mercury emerald 5',
    'jupiter yellow_sapphire 3',
    'venus diamond 6',
    'saturn blue_sapphire 8',
    'rahu hessonite 4',
    'ketu cats_eye 7',
  ]);
});

describe('ghatka chakra', () => {
  // Two published results.
  test.each<[SignNumber, object]>([
    [1, { sign: 1, tithis: [1, 6, 11], weekday: 0, nakshatra: 10, tatva: 'water', lord: 'venus' }],
    [
      2,
      { sign: 6, tithis: [5, 10, 15], weekday: 6, nakshatra: 13, tatva: 'ether', lord: 'jupiter' },
    ],
  ])('of Moon sign %i', (sign, expected) => {
    expect(ghatkaChakraOf(sign)).toMatchObject(expected);
  });

  test('the two lagnas face each other in every row', () => {
    for (const number of SIGN_NUMBERS) {
      const { sameSexLagna, oppositeSexLagna } = ghatkaChakraOf(number);
      expect(((sameSexLagna + 5) % 12) + 1).toBe(oppositeSexLagna);
    }
  });
});
