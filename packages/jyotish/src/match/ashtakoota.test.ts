import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFERENCE_COUPLES } from '../../reference/pairs.ts';
import type { ReferenceScores } from '../../reference/pairs.ts';
import { BODY_NAMES } from '../chart/bodies.ts';
import { NAKSHATRAS } from '../chart/nakshatras.ts';
import { SIGNS } from '../chart/signs.ts';
import type { VashyaGroup } from '../chart/signs.ts';
import { JyotishError } from '../error.ts';
import { ashtakoota, KOOTA_FULL_SCORES, KOOTA_NAMES } from './ashtakoota.ts';
import type { KootaOptions } from './ashtakoota.ts';
import type { Couple } from './couple.ts';
import { matchMoonAt, matchMoonOfPada } from './moon.ts';
import type { MatchMoon } from './moon.ts';
import { VASHYA_POINTS } from './koota-tables.ts';

const couple = (boy: [number, number], girl: [number, number]): Couple<MatchMoon> => ({
  boy: matchMoonOfPada(...boy),
  girl: matchMoonOfPada(...girl),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const initial = (text: string): string => text.charAt(0).toUpperCase();

describe.each(REFERENCE_COUPLES)('reference pair %s', (_, reference, moons) => {
  const { kootas, total } = ashtakoota(moons);
  const { scores, attributes_groom_bride: attributes } = reference.ashtakoota;

  test('the attributes of both for each koota', () => {
    const both = <T>({ boy, girl }: Couple<T>, name: (one: T) => string): string[] => [
      name(boy),
      name(girl),
    ];
    expect(both(kootas.varna, capital)).toEqual(attributes.varna);
    expect(both(kootas.yoni, ({ animal }) => capital(animal))).toEqual(attributes.yoni);
    expect(both(kootas.gana, initial)).toEqual(attributes.gana);
    // the reference calls antya E, for ending
    expect(both(kootas.nadi, (nadi) => (nadi === 'antya' ? 'E' : initial(nadi)))).toEqual(
      attributes.nadi,
    );
    expect(both(kootas.grahaMaitri, ({ lord }) => BODY_NAMES[lord].english)).toEqual(
      attributes.moon_sign_lord,
    );
    expect(both(kootas.bhakoot, ({ sign }) => SIGNS[sign].name)).toEqual(attributes.moon_sign);
    expect(both(kootas.vashya, capital)).toEqual(attributes.vashya_group);
  });

  // The reference takes vashya from another matrix than ours (see the matrix below).
  test('seven scores, and the total but for vashya', () => {
    const ours: Omit<ReferenceScores, 'vashya'> = {
      varna: kootas.varna.score,
      tara: kootas.tara.score,
      yoni: kootas.yoni.score,
      graha_maitri: kootas.grahaMaitri.score,
      gana: kootas.gana.score,
      bhakoot: kootas.bhakoot.score,
      nadi: kootas.nadi.score,
    };
    expect({ ...ours, vashya: scores.vashya }).toEqual(scores);
    expect(total - kootas.vashya.score).toBe(reference.ashtakoota.total - scores.vashya);
  });
});

test('PK Rohini girl, Uttara Bhadrapada boy: 1, 1, 1.5, 1, 0.5, 6, 7, 8 make 26', () => {
  const { kootas, total, verdict } = ashtakoota(couple([26, 3], [4, 4]));
  expect(KOOTA_NAMES.map((name) => kootas[name].score)).toEqual([1, 1, 1.5, 1, 0.5, 6, 7, 8]);
  expect([total, verdict]).toEqual([26, 'very_good']);
  expect(kootas.vashya).toMatchObject({ boy: 'jalachara', girl: 'chatushpada' });
  expect(kootas.tara).toMatchObject({
    boy: { count: 23, tara: 'pratyari', good: false },
    girl: { count: 6, tara: 'sadhaka', good: true },
  });
  expect(kootas.yoni).toMatchObject({ boy: { animal: 'cow' }, girl: { animal: 'serpent' } });
});

test('A18 Revati girl, Anuradha boy: counts 18 and 11, both good, tara 3', () => {
  const { tara } = ashtakoota(couple([17, 1], [27, 1])).kootas;
  expect(tara).toMatchObject({
    boy: { count: 18, tara: 'ati_mitra', good: true },
    girl: { count: 11, tara: 'sampat', good: true },
    score: 3,
  });
});

test('eight kootas in the order of the table, 36 in all [S1-286]', () => {
  expect(KOOTA_FULL_SCORES).toEqual({
    varna: 1,
    vashya: 2,
    tara: 3,
    yoni: 4,
    grahaMaitri: 5,
    gana: 6,
    bhakoot: 7,
    nadi: 8,
  });
  expect(KOOTA_NAMES.reduce((sum, name) => sum + KOOTA_FULL_SCORES[name], 0)).toBe(36);
  expect(KOOTA_NAMES).toEqual(Object.keys(ashtakoota(couple([1, 1], [1, 1])).kootas));
});

test('the vashya matrix, row by row, the same both ways', () => {
  const order = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
  const rows = order.map((one: VashyaGroup) => order.map((other) => VASHYA_POINTS[one][other]));
  expect(rows).toEqual([
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ]);
});

test('other tables: vashya bride by groom, and gana with deva and manushya the other way', () => {
  const points = (boy: [number, number], girl: [number, number], options: KootaOptions) => {
    const { vashya, gana } = ashtakoota(couple(boy, girl), options).kootas;
    return [vashya.score, gana.score];
  };
  const turned = { vashya: 'bride_by_groom', gana: 'manushya_boy' } as const;
  // Magha (Leo, rakshasa) and Hasta (Virgo, deva); Rohini (Taurus, manushya)
  expect(points([10, 1], [13, 1], {})).toEqual([0, 0]);
  expect(points([10, 1], [13, 1], turned)).toEqual([0.5, 1]);
  expect(points([13, 1], [10, 1], turned)).toEqual([0, 1]);
  expect([points([13, 1], [4, 1], {}), points([4, 1], [13, 1], {})]).toEqual([
    [1, 5],
    [1, 6],
  ]);
  expect([points([13, 1], [4, 1], turned), points([4, 1], [13, 1], turned)]).toEqual([
    [0, 6],
    [1, 5],
  ]);
});

describe('exceptions are listed beside the score and never change it', () => {
  const codesOf = (moons: Couple<MatchMoon>, name: 'bhakoot' | 'nadi'): (string | number)[] => {
    const { score, exceptions } = ashtakoota(moons).kootas[name];
    return [score, ...exceptions.map(({ code }) => code)];
  };

  test('bhakoot: one lord for both signs, or lords who are friends of each other', () => {
    // Ashwini Aries with Anuradha Scorpio, 6 and 8, both Mars
    expect(codesOf(couple([1, 2], [17, 3]), 'bhakoot')).toEqual([0, 'same_sign_lord']);
    // Aries with Leo, 5 and 9, Mars and Sun
    expect(codesOf(couple([1, 1], [10, 1]), 'bhakoot')).toEqual([0, 'friendly_sign_lords']);
    // Aries with Virgo, 6 and 8, Mars and Mercury
    expect(codesOf(couple([1, 1], [13, 1]), 'bhakoot')).toEqual([0]);
    // Aries with Libra, 7 and 7
    expect(codesOf(couple([1, 1], [15, 1]), 'bhakoot')).toEqual([7]);
  });

  test('nadi: one nakshatra or one sign shared without the other', () => {
    expect(codesOf(couple([20, 1], [20, 2]), 'nadi')).toEqual([0, 'same_nakshatra_different_pada']);
    // Krittika 1 in Aries, 2 in Taurus
    expect(codesOf(couple([3, 1], [3, 2]), 'nadi')).toEqual([
      0,
      'same_nakshatra_different_pada',
      'same_nakshatra_different_sign',
    ]);
    // Krittika 4 and Rohini 1, both Taurus and antya
    expect(codesOf(couple([3, 4], [4, 1]), 'nadi')).toEqual([0, 'same_sign_different_nakshatra']);
    // Rohini and Magha
    expect(codesOf(couple([4, 1], [10, 1]), 'nadi')).toEqual([0, 'exempt_nakshatras']);
    // the same quarter of the same nakshatra
    expect(codesOf(couple([1, 1], [1, 1]), 'nadi')).toEqual([0]);
    expect(codesOf(couple([1, 1], [2, 1]), 'nadi')).toEqual([8]);
  });
});

describe('laws', () => {
  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  const moons = fc.record({ boy: longitude, girl: longitude }).map(({ boy, girl }) => ({
    boy: matchMoonAt(boy),
    girl: matchMoonAt(girl),
  }));

  test('each score is a half step from 0 to its full score; they add up to the total', () => {
    fc.assert(
      fc.property(moons, (both) => {
        const { kootas, total, verdict } = ashtakoota(both);
        const scores = KOOTA_NAMES.map((name) => kootas[name]);
        for (const { score, fullScore } of scores) {
          expect(score * 2).toBe(Math.round(score * 2));
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(fullScore);
        }
        expect(scores.reduce((sum, { score }) => sum + score, 0)).toBe(total);
        expect(verdict).toBe(
          total >= 33
            ? 'excellent'
            : total >= 25
              ? 'very_good'
              : total >= 18
                ? 'average'
                : 'not_recommended',
        );
      }),
    );
  });

  test('six kootas are the same when the partners change places; varna and gana need not be', () => {
    fc.assert(
      fc.property(moons, ({ boy, girl }) => {
        const one = ashtakoota({ boy, girl }).kootas;
        const other = ashtakoota({ boy: girl, girl: boy }).kootas;
        for (const name of ['vashya', 'tara', 'yoni', 'grahaMaitri', 'bhakoot', 'nadi'] as const) {
          expect(other[name].score).toBe(one[name].score);
          expect(other[name].boy).toEqual(one[name].girl);
        }
      }),
    );
    const scoreOf = (boy: [number, number], girl: [number, number]): number =>
      ashtakoota(couple(boy, girl)).kootas.gana.score;
    expect([scoreOf([1, 1], [2, 1]), scoreOf([2, 1], [1, 1])]).toEqual([5, 6]);
    expect([scoreOf([1, 1], [3, 1]), scoreOf([3, 1], [1, 1])]).toEqual([1, 0]);
  });

  test('one Moon with itself loses only nadi', () => {
    fc.assert(
      fc.property(longitude, (degrees) => {
        const moon = matchMoonAt(degrees);
        expect(ashtakoota({ boy: moon, girl: moon }).total).toBe(28);
      }),
    );
  });

  test('sworn enemies of yoni are seven pairs', () => {
    const zero = new Set<string>();
    for (const boy of NAKSHATRAS) {
      for (const girl of NAKSHATRAS) {
        const { yoni } = ashtakoota(couple([boy.number, 1], [girl.number, 1])).kootas;
        if (yoni.score === 0) zero.add([yoni.boy.animal, yoni.girl.animal].toSorted().join(' '));
      }
    }
    expect([...zero].toSorted()).toEqual([
      'buffalo horse',
      'cat rat',
      'cow tiger',
      'deer dog',
      'elephant lion',
      'mongoose serpent',
      'monkey sheep',
    ]);
  });
});

test.each([
  [0, 1],
  [28, 1],
  [1, 0],
  [1, 5],
  [1.5, 1],
  [1, 1.25],
  [NaN, 1],
])('throws for nakshatra %s, pada %s', (nakshatra, pada) => {
  expect(() => matchMoonOfPada(nakshatra, pada)).toThrow(JyotishError);
});

test('a nakshatra and pada are found again in their Moon', () => {
  for (const { number } of NAKSHATRAS) {
    for (const pada of [1, 2, 3, 4]) {
      const moon = matchMoonOfPada(number, pada);
      expect([moon.nakshatra.number, moon.pada]).toEqual([number, pada]);
    }
  }
  expect(() => matchMoonAt(Infinity)).toThrow(JyotishError);
});
