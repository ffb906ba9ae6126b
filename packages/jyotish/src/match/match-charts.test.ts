import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth } from '../../reference/births.ts';
import { anyBirth, anyChart } from '../../reference/made-charts.ts';
import { BIRTH_PAIRS, referenceBirth } from '../../reference/pairs.ts';
import { castChart } from '../chart/index.ts';
import type { Chart } from '../chart/index.ts';
import { kaalSarp, manglik, papasamaya } from '../dosha/index.ts';
import { JyotishError } from '../error.ts';
import type { Couple } from './couple.ts';
import { matchCharts } from './match-charts.ts';
import type { Match } from './match-charts.ts';

/** The couple whose results Prokerala published with its SDK. */
const PUBLISHED: Couple<Chart> = {
  boy: castChart({
    date: '1970-11-10',
    time: '09:20:00',
    timeZone: 'Asia/Kolkata',
    latitude: 22.6757521,
    longitude: 88.0495418,
  }),
  girl: castChart({
    date: '1967-08-29',
    time: '09:00:00',
    timeZone: 'Asia/Kolkata',
    latitude: 19.0821978,
    longitude: 72.7411014,
  }),
};

const ofReference = (id: string): Chart => castChart(asBirth(referenceBirth(id)));

describe('PK the published couple, from their births', () => {
  const match = matchCharts(PUBLISHED);

  test('26 of 36; Rohini 4 with Uttara Bhadrapada 3', () => {
    const { boy, girl } = match.moons;
    expect([boy.nakshatra.name, boy.pada, boy.sign.name]).toEqual([
      'Uttara Bhadrapada',
      3,
      'Pisces',
    ]);
    expect([girl.nakshatra.name, girl.pada, girl.sign.name]).toEqual(['Rohini', 4, 'Taurus']);
    expect(match.ashtakoota.total).toBe(26);
  });

  test('papasamya 2.75 against 5.5: the girl has more, not accepted', () => {
    const { boy, girl, difference, outcome, accepted, balance } = match.papasamya;
    expect([boy.totalPoints, girl.totalPoints, difference]).toEqual([2.75, 5.5, -2.75]);
    expect([outcome, accepted]).toEqual(['girl_more', false]);
    expect(balance).toBeCloseTo((1 - 2.75 / 7) / 2, 12);
  });

  test('Mars in the second of the girl and the tenth of the boy', () => {
    expect(match.mangal.girl.references.lagna).toMatchObject({ house: 2, isDoshaHouse: true });
    expect(match.mangal.boy.references.lagna).toMatchObject({ house: 10, isDoshaHouse: false });
  });
});

test.each(BIRTH_PAIRS.map((pair) => [pair.id, pair] as const))(
  'reference pair %s from the births: kootas but for vashya, rajju, vedha, houses of Mars',
  (_, pair) => {
    const match = matchCharts({ boy: ofReference(pair.groom), girl: ofReference(pair.bride) });
    const { total, kootas } = match.ashtakoota;
    const { total: expected, scores } = pair.ashtakoota;
    expect(total - kootas.vashya.score).toBe(expected - scores.vashya);
    expect(match.rajju.present).toBe(!pair.porutham.rajju.good);
    expect(match.vedha.present).toBe(!pair.porutham.vedha.good);
    for (const [who, reference] of [
      ['boy', pair.manglik.groom],
      ['girl', pair.manglik.bride],
    ] as const) {
      const { lagna, moon, venus } = match.mangal[who].references;
      expect({
        lagna: lagna.isDoshaHouse,
        moon: moon.isDoshaHouse,
        venus: venus.isDoshaHouse,
      }).toEqual(reference);
    }
  },
);

test('charts in different zodiacs throw', () => {
  const { boy, girl } = PUBLISHED;
  const raman = castChart(girl.birth, { ayanamsa: 'raman' });
  const trueNode = castChart(girl.birth, { node: 'true' });
  expect(() => matchCharts({ boy, girl: raman })).toThrow(JyotishError);
  expect(() => matchCharts({ boy, girl: trueNode })).toThrow(JyotishError);
});

test('data outside the chart can be passed: age, of one or both', () => {
  const young = matchCharts(PUBLISHED);
  const older = matchCharts(PUBLISHED, {
    mangal: { boy: { ageYears: 40 }, girl: { ageYears: 40 } },
  });
  const codes = ({ mangal }: Match): string[] => mangal.girl.cancellations.map(({ code }) => code);
  expect(codes(young)).not.toContain('age_over_28');
  expect(codes(older)).toContain('age_over_28');
});

describe('laws', () => {
  /** Terms less deductions, as a page adds them up. */
  const printedSum = ({ aggregate }: Match): number =>
    aggregate.terms.reduce((sum, { points }) => sum + points, 0) -
    aggregate.deductions.reduce((sum, { points }) => sum + points, 0);

  test('any two births can be matched: no part is missing, the percentage is 0 to 100', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (boy, girl) => {
        const match = matchCharts({ boy: castChart(boy), girl: castChart(girl) });
        const { percent } = match.aggregate;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent).toBe(Math.max(0, printedSum(match)));
      }),
      { numRuns: 40 },
    );
  });

  test('near the poles, where no Sun may rise, too', () => {
    const polar = fc
      .tuple(anyBirth, fc.constantFrom(-89.9, -75, 70, 85, 90))
      .map(([birth, latitude]) => castChart({ ...birth, latitude }));
    fc.assert(
      fc.property(polar, polar, (boy, girl) => {
        expect(matchCharts({ boy, girl }).aggregate.percent).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });

  test('the verdicts of the parts are the verdicts of the charts', () => {
    fc.assert(
      fc.property(anyChart, anyChart, (boy, girl) => {
        const match = matchCharts({ boy, girl });
        const { mangal, aggregate, tenPorutham: ten } = match;
        expect(match.kaalSarp).toEqual({ boy: kaalSarp(boy), girl: kaalSarp(girl) });
        expect([mangal.boy, mangal.girl]).toEqual([manglik(boy), manglik(girl)]);
        expect([match.papasamya.boy, match.papasamya.girl]).toEqual([
          papasamaya(boy),
          papasamaya(girl),
        ]);
        const both = [mangal.boy.isPresent, mangal.girl.isPresent];
        expect(mangal.present).toBe(
          both[0] ? (both[1] ? 'both' : 'boy') : both[1] ? 'girl' : 'neither',
        );
        expect(ten.poruthams.rajju.score === 0).toBe(match.rajju.present);
        expect(ten.poruthams.vedha.score === 0).toBe(match.vedha.present);
        expect(aggregate.deductions.map(({ reason }) => reason)).toEqual([
          ...(match.rajju.present ? ['rajju'] : []),
          ...(match.vedha.present ? ['vedha'] : []),
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('exchanging the partners changes varna, gana, the poruthams and papasamya only', () => {
    fc.assert(
      fc.property(anyChart, anyChart, (boy, girl) => {
        const one = matchCharts({ boy, girl });
        const other = matchCharts({ boy: girl, girl: boy });
        const shares = ({ aggregate }: Match): number[] =>
          aggregate.terms
            .filter(({ part }) => part === 'mangalBalance' || part === 'kaalSarpBalance')
            .map(({ share }) => share);
        expect(shares(other)).toEqual(shares(one));
        expect(other.papasamya.difference).toBeCloseTo(-one.papasamya.difference, 12);
        expect(other.rajju.present).toBe(one.rajju.present);
        expect(other.vedha.present).toBe(one.vedha.present);
      }),
      { numRuns: 60 },
    );
  });

  test('papasamya: near equal is best, then more points of the boy, and the percentage follows', () => {
    fc.assert(
      fc.property(anyChart, anyChart, (boy, girl) => {
        const { difference, outcome, accepted, balance } = matchCharts({ boy, girl }).papasamya;
        const expected = { near_equal: true, boy_more: true, girl_more: false }[outcome];
        expect(accepted).toBe(expected);
        expect(outcome === 'near_equal').toBe(Math.abs(difference) <= 0.5);
        expect(outcome === 'girl_more').toBe(difference < -0.5);
        if (outcome === 'near_equal') expect(balance).toBe(1);
        expect(balance >= 0.5).toBe(accepted);
        expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  test('a chart with itself: 28 of 36, rajju shared, the three balances full', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const match = matchCharts({ boy: chart, girl: chart });
        expect(match.ashtakoota.total).toBe(28);
        expect(match.rajju.present).toBe(true);
        expect(match.papasamya).toMatchObject({ outcome: 'near_equal', balance: 1 });
        expect(match.aggregate.terms.slice(2).map(({ share }) => share)).toEqual([1, 1, 1]);
      }),
      { numRuns: 60 },
    );
  });
});
