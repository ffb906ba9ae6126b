import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { DOSHAS_OF_BIRTHS } from '../../reference/births-doshas.ts';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { castChart } from '../chart/index.ts';
import { pitraDosha } from './pitra.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (id, birth) => {
    const { pitru_facts: facts, same_sign_facts_mean_node: same } = DOSHAS_OF_BIRTHS[id]!;
    const { reasons, isPresent } = pitraDosha(castChart(asBirth(birth)));
    const codes = reasons.map(({ code }) => code);

    test('the Sun with a node, and a node in the ninth', () => {
      expect(codes.includes('sun_with_node')).toBe(same['sun_rahu_or_ketu (surya grahan)']);
      expect(codes.includes('node_in_ninth')).toBe(
        facts.rahu_house === 9 || facts.ketu_house === 9,
      );
      expect(isPresent).toBe(codes.length > 0);
    });
  },
);

/** Lagna Aries: Jupiter is lord of the ninth. No relevant conjunctions. */
const QUIET: MadeLongitudes = {
  ascendant: 10,
  sun: 130,
  moon: 70,
  mars: 70,
  mercury: 130,
  jupiter: 100,
  venus: 100,
  saturn: 160,
  rahu: 40,
};

describe('[S1-220] each test separately', () => {
  test('a quiet chart has none', () => {
    expect(pitraDosha(madeChart(QUIET))).toEqual({ isPresent: false, reasons: [] });
  });

  test('the Sun with Ketu', () => {
    const { reasons } = pitraDosha(madeChart({ ...QUIET, sun: 215 }));
    expect(reasons).toEqual([{ code: 'sun_with_node', node: 'ketu', sign: 8, house: 8 }]);
  });

  test('Ketu in the ninth', () => {
    const { reasons } = pitraDosha(madeChart({ ...QUIET, rahu: 70 }));
    expect(reasons).toEqual([{ code: 'node_in_ninth', node: 'ketu', sign: 9 }]);
  });

  test('the lord of the ninth in the twelfth counts only while the Sun is afflicted', () => {
    expect(pitraDosha(madeChart({ ...QUIET, jupiter: 340 })).isPresent).toBe(false);
    // Saturn in Gemini aspects Leo with its third aspect.
    const { reasons } = pitraDosha(madeChart({ ...QUIET, jupiter: 340, saturn: 75 }));
    expect(reasons).toEqual([
      {
        code: 'ninth_lord_and_sun_afflicted',
        lord: 'jupiter',
        house: 12,
        sign: 12,
        node: null,
        sun: [{ by: 'saturn', how: 'aspected' }],
      },
    ]);
  });

  test('the lord of the ninth with a node, the Sun with Saturn', () => {
    const { reasons } = pitraDosha(madeChart({ ...QUIET, jupiter: 50, saturn: 125 }));
    expect(reasons).toEqual([
      expect.objectContaining({ node: 'rahu', sun: [{ by: 'saturn', how: 'joined' }] }),
    ]);
  });
});

test('it is present exactly when there is a reason, and each reason rests on the chart', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const { isPresent, reasons } = pitraDosha(chart);
      expect(isPresent).toBe(reasons.length > 0);
      for (const reason of reasons) {
        if (reason.code === 'ninth_lord_and_sun_afflicted') {
          expect(chart.grahas[reason.lord]).toMatchObject({
            house: reason.house,
            sign: reason.sign,
          });
          expect(reason.sun.length).toBeGreaterThan(0);
          expect(reason.node !== null || [6, 8, 12].includes(reason.house)).toBe(true);
        } else {
          expect(chart.grahas[reason.node].sign).toBe(reason.sign);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
