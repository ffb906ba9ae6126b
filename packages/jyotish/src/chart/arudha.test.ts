import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import { arudhas } from './arudha.ts';
import type { ArudhaOptions } from './arudha.ts';
import { houseFrom, SIGNS } from './signs.ts';
import type { SignNumber } from './signs.ts';

/** The middle of a sign. */
const inSign = (sign: SignNumber): number => sign * 30 - 15;

/**
 * A worked example in an article on C. S. Patel's calculation of arudhas (scribd.com/document/135073278): Cancer rises, the
 * Moon is in Libra, Sun and Mercury in Sagittarius, Venus in Capricorn, Mars in Leo, Jupiter in Aquarius, Saturn in Gemini.
 */
describe('the example of C. S. Patel', () => {
  const chart = madeChart({
    ascendant: inSign(4),
    moon: inSign(7),
    sun: inSign(9),
    mercury: inSign(9),
    venus: inSign(10),
    mars: inSign(5),
    jupiter: inSign(11),
    saturn: inSign(3),
    rahu: inSign(1),
  });
  const signs = (options?: ArudhaOptions) => arudhas(chart, options).padas.map(({ sign }) => sign);

  test('A1 to A10 but A5, which he leaves in the seventh', () => {
    const expected = [7, 1, 9, 10, 11, 1, 8, 7, 10, 9];
    expect(signs().slice(0, 10)).toEqual(expected);
    // He has A5 in Taurus, the seventh from Scorpio, and does not apply his own rule to it.
    expect(signs({ exceptions: false })[4]).toBe(2);
  });

  test('the upapada: the twelfth, or the second because Cancer is even', () => {
    expect(arudhas(chart).upapada.of).toBe(12);
    expect(arudhas(chart, { upapada: 'by_lagna' }).upapada).toMatchObject({ of: 2, sign: 1 });
  });
});

describe('rules one at a time', () => {
  /** Aries rises and every graha is in Aries, except Mars, whose sign is given. */
  const withMarsIn = (mars: SignNumber, rahu: SignNumber = 1) =>
    madeChart({
      ascendant: inSign(1),
      sun: inSign(1),
      moon: inSign(1),
      mars: inSign(mars),
      mercury: inSign(1),
      jupiter: inSign(1),
      venus: inSign(1),
      saturn: inSign(1),
      rahu: inSign(rahu),
    });

  test.each<[string, SignNumber, SignNumber, boolean]>([
    ['at home: the tenth', 1, 10, true],
    ['in the seventh: the tenth', 7, 10, true],
    ['in the fourth: the fourth itself', 4, 4, true],
    ['in the tenth: the fourth', 10, 4, true],
    ['in the third: the fifth', 3, 5, false],
    ['in the twelfth: the eleventh', 12, 11, false],
  ])('lord %s', (_, mars, sign, moved) => {
    expect(arudhas(withMarsIn(mars)).padas[0]).toMatchObject({ of: 1, lord: 'mars', sign, moved });
  });

  test('Scorpio, with two lords, uses the one with other grahas, or the one not in its own sign', () => {
    const lordOf = (mars: SignNumber, rahu: SignNumber) =>
      arudhas(withMarsIn(mars, rahu), { lords: 'dual' }).padas[7]!.lord;
    // Ketu is opposite Rahu: alone in Libra; in Aries among many; at home in Scorpio.
    expect(lordOf(1, 1)).toBe('mars');
    expect(lordOf(5, 7)).toBe('ketu');
    expect(lordOf(8, 1)).toBe('ketu');
    expect(lordOf(5, 2)).toBe('mars');
    expect(arudhas(withMarsIn(5, 7)).padas[7]!.lord).toBe('mars');
  });

  test('grahas have a pada for each of their signs; nodes where lords are dual', () => {
    const single = arudhas(withMarsIn(3)).grahas;
    expect(single).toHaveLength(12);
    expect(single.filter(({ graha }) => graha === 'mars')).toEqual([
      // From Gemini to Aries are eleven signs; the eleventh from Aries is Aquarius.
      { graha: 'mars', own: 1, sign: 11, house: 11, moved: false },
      { graha: 'mars', own: 8, sign: 1, house: 1, moved: false },
    ]);
    const dual = arudhas(withMarsIn(3), { lords: 'dual' }).grahas.map(({ graha }) => graha);
    expect(dual).toHaveLength(14);
    expect(dual.slice(-2)).toEqual(['rahu', 'ketu']);
  });
});

test('laws: no pada in the first or seventh place, and without exceptions the lord is half-way', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom('single', 'dual'), (chart, lords) => {
      const { padas, upapada, grahas } = arudhas(chart, { lords });
      expect(upapada).toBe(padas[11]);
      for (const { of, sign, house, lord } of padas) {
        const from = houseFrom(chart.ascendant.sign, sign);
        expect(house).toBe(from);
        expect((house - of + 12) % 6).not.toBe(0);
        if (lords === 'single') {
          expect(SIGNS[(((chart.ascendant.sign + of - 2) % 12) + 1) as SignNumber].lord).toBe(lord);
        }
      }
      for (const { graha, sign } of grahas) {
        expect((sign - chart.grahas[graha].sign + 12) % 6).not.toBe(0);
      }
      const plain = arudhas(chart, { lords, exceptions: false }).padas;
      for (const { of, lord, house } of plain) {
        expect((house - chart.grahas[lord].house + 24) % 12).toBe(
          (chart.grahas[lord].house - of + 12) % 12,
        );
      }
    }),
  );
});
