import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart } from '../../reference/made-charts.ts';
import { varga } from '../chart/vargas.ts';
import { chartByRule, MORE_VARGAS, vargaByRule } from './varga-rules.ts';
import type { MoreVarga, VargaRule } from './varga-rules.ts';

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const signs = (name: MoreVarga, sign: number): number[] => {
  const { number, rule } = MORE_VARGAS[name];
  return Array.from(
    { length: number },
    (_, part) => vargaByRule(rule, (sign - 1) * 30 + ((part + 0.5) * 30) / number).sign,
  );
};

describe('vargas beyond the sixteen', () => {
  test.each<[MoreVarga, number, number[]]>([
    ['panchamsa', 1, [1, 11, 9, 3, 7]],
    ['panchamsa', 4, [2, 6, 12, 10, 8]],
    ['shashthamsa', 2, [7, 8, 9, 10, 11, 12]],
    ['ashtamsa', 2, [9, 10, 11, 12, 1, 2, 3, 4]],
    ['ashtamsa', 3, [5, 6, 7, 8, 9, 10, 11, 12]],
    ['rudramsa', 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['rudramsa', 2, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['running_hora', 2, [3, 4]],
    ['running_drekkana', 12, [10, 11, 12]],
    ['somanatha_drekkana', 3, [4, 5, 6]],
    ['somanatha_drekkana', 2, [12, 11, 10]],
    ['somanatha_drekkana', 4, [9, 8, 7]],
    ['jagannatha_drekkana', 2, [10, 2, 6]],
    ['jagannatha_drekkana', 3, [7, 11, 3]],
    ['backward_dasamsa', 2, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('%s of sign %i', (name, sign, expected) => {
    expect(signs(name, sign)).toEqual(expected);
  });

  test('the navamsa of the navamsa runs on without a break', () => {
    fc.assert(
      fc.property(anyLongitude, (longitude) => {
        const parts = (longitude * 81) / 30;
        if (Math.abs(parts - Math.round(parts)) < 1e-6) return;
        expect(vargaByRule(MORE_VARGAS.nava_navamsa.rule, longitude)).toMatchObject({
          sign: (Math.floor(parts) % 12) + 1,
          part: (Math.floor(parts) % 81) + 1,
        });
      }),
    );
  });

  test('a rule of one’s own gives the navamsa that the engine gives', () => {
    const navamsa: VargaRule = { parts: 9, starts: [1, 10, 7, 4, 1, 10, 7, 4, 1, 10, 7, 4] };
    fc.assert(
      fc.property(anyLongitude, (longitude) => {
        expect(vargaByRule(navamsa, longitude)).toEqual(varga(9, longitude));
      }),
    );
  });

  test('houses of a chart by a rule count from its own ascendant', () => {
    fc.assert(
      fc.property(anyChart, fc.constantFrom(...Object.values(MORE_VARGAS)), (chart, { rule }) => {
        const { ascendant, grahas } = chartByRule(chart, rule);
        for (const { sign, house } of Object.values(grahas)) {
          expect((ascendant.sign + house - 2) % 12).toBe(sign - 1);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each<[string, VargaRule]>([
    ['eleven starts', { parts: 9, starts: [1, 10, 7, 4, 1, 10, 7, 4, 1, 10, 7] }],
    ['lists of different lengths', { odd: [1, 2, 3], even: [1, 2] }],
    ['one part', { odd: [1], even: [1] }],
    ['half a part', { parts: 2.5, starts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
  ])('refuses %s', (_, rule) => {
    expect(() => vargaByRule(rule, 10)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  });
});
