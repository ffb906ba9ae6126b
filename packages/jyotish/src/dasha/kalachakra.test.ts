import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tilingErrorOf } from '../../reference/tiling.ts';
import { divide } from '../chart/angle.ts';
import { julianDayFromIso } from '../time/index.ts';
import { kalachakra, kalachakraAt } from './index.ts';

const BIRTH = julianDayFromIso('2000-01-01T00:00:00Z');
const QUARTER = 10 / 3;

/** The nine signs of the four padas of a nakshatra, with the years of all nine. */
const rowsOf = (nakshatra: number) =>
  [0, 1, 2, 3].map((pada) => {
    const moon = ((nakshatra - 1) * 4 + pada + 0.5) * QUARTER;
    const { mahadashas, span } = kalachakra(moon, BIRTH, 365.25, 1);
    return `${mahadashas.map(({ sign }) => sign).join(' ')}: ${span}`;
  });

/** The table as printed (BPHS ch. 46 with the commentaries): four kinds of nakshatra. */
const ASHWINI = [
  '1 2 3 4 5 6 7 8 9: 100',
  '10 11 12 8 7 6 4 5 3: 85',
  '2 1 12 11 10 9 1 2 3: 83',
  '4 5 6 7 8 9 10 11 12: 86',
];
const BHARANI = [
  '8 7 6 4 5 3 2 1 12: 100',
  '11 10 9 1 2 3 4 5 6: 85',
  '7 8 9 10 11 12 8 7 6: 83',
  '4 5 3 2 1 12 11 10 9: 86',
];
const ROHINI = [
  '9 10 11 12 1 2 3 5 4: 86',
  '6 7 8 12 11 10 9 8 7: 83',
  '6 5 4 3 2 1 9 10 11: 85',
  '12 1 2 3 5 4 6 7 8: 100',
];
const MRIGASHIRA = [
  '12 11 10 9 8 7 6 5 4: 86',
  '3 2 1 9 10 11 12 1 2: 83',
  '3 5 4 6 7 8 12 11 10: 85',
  '9 8 7 6 5 4 3 2 1: 100',
];

describe('the table', () => {
  test.each([
    ['Ashwini', [1, 3, 7, 9, 13, 15, 19, 21, 25, 27], ASHWINI],
    ['Bharani', [2, 8, 14, 20, 26], BHARANI],
    ['Rohini', [4, 10, 16, 22], ROHINI],
    ['Mrigashira', [5, 6, 11, 12, 17, 18, 23, 24], MRIGASHIRA],
  ])('nakshatras like %s', (_, nakshatras, rows) => {
    for (const nakshatra of nakshatras) expect(rowsOf(nakshatra)).toEqual(rows);
  });

  test('deha and jeeva are the ends of the nine, exchanged in the reverse group', () => {
    expect(kalachakra(1, BIRTH, 365.25)).toMatchObject({ group: 'savya', deha: 1, jeeva: 9 });
    expect(kalachakra(41, BIRTH, 365.25)).toMatchObject({ group: 'apasavya', deha: 4, jeeva: 9 });
  });

  test('leaps', () => {
    const { mahadashas } = kalachakra(4, BIRTH, 365.25, 1);
    expect(mahadashas.map(({ gati }) => gati)).toEqual([
      null,
      null,
      null,
      'simhavalokana',
      null,
      null,
      'manduka',
      'markati',
      'manduka',
    ]);
    const reverse = kalachakra(41, BIRTH, 365.25, 1).mahadashas;
    expect(reverse.map(({ gati }) => gati).slice(6)).toEqual([null, 'manduka', 'markati']);
  });
});

test('balance: as much of the nine is gone as the Moon has passed of the pada', () => {
  // Half of Ashwini's first pada: 50 of 100 years; Aries 7, Taurus 16, Gemini 9 make 32, and Cancer 53.
  const { balance, mahadashas } = kalachakra(QUARTER / 2, BIRTH, 365.25);
  expect(balance.sign).toBe(4);
  expect(balance.years).toBeCloseTo(3, 9);
  expect(balance.elapsedYears).toBeCloseTo(18, 9);
  expect(mahadashas[3]!.endJdUt).toBeCloseTo(BIRTH + 3 * 365.25, 5);
});

test('periods tile, one round joins the next, and the balance is that of the birth', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.constantFrom(365.25, 360),
      (moon, yearDays) => {
        const { mahadashas, span, balance } = kalachakra(moon, BIRTH, yearDays, 3);
        const whole = {
          startJdUt: mahadashas[0]!.startJdUt,
          endJdUt: mahadashas.at(-1)!.endJdUt,
        };
        const days = mahadashas.map(({ years }) => years * yearDays);
        expect(tilingErrorOf(mahadashas, whole, days)).toBeNull();
        expect((BIRTH - whole.startJdUt) / yearDays).toBeCloseTo(
          divide(moon, 108).elapsed * span,
          6,
        );
        const running = kalachakraAt(moon, BIRTH, yearDays, BIRTH + 1e-4)!;
        if (balance.years * yearDays > 0.001) {
          expect(running.sign).toBe(balance.sign);
          expect((running.endJdUt - BIRTH) / yearDays).toBeCloseTo(balance.years, 6);
        }
      },
    ),
  );
});

test('antardashas: the nine of the same pada from the own sign on, in proportion to their years', () => {
  // Aries of Ashwini's first pada: 7 of 100 years, so that Aries has 0.49, Taurus 1.12, Cancer 1.47 years of it.
  const [aries, taurus] = kalachakra(0, BIRTH, 360, 1).mahadashas;
  expect(aries!.antardashas.map(({ sign }) => sign)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const days = aries!.antardashas.map(({ startJdUt, endJdUt }) => endJdUt - startJdUt);
  expect(days[0]).toBeCloseTo(0.49 * 360, 5);
  expect(days[1]).toBeCloseTo(1.12 * 360, 5);
  expect(days[3]).toBeCloseTo(1.47 * 360, 5);
  expect(taurus!.antardashas.map(({ sign }) => sign)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 1]);
});

/** Kalachakra: Antardasas (saravali.de/articles/kala_antardasas.html): Ashwini's third pada, 83 years. */
test('a published example: Taurus has 3.0843 years of Taurus and 1.349 of Aries, Capricorn goes on to Gemini', () => {
  const { mahadashas, span } = kalachakra(8, BIRTH, 365.25, 1);
  const [taurus] = mahadashas;
  expect([span, taurus!.sign, taurus!.years]).toEqual([83, 2, 16]);
  const parts = taurus!.antardashas.map(({ sign, startJdUt, endJdUt }) => ({
    sign,
    years: (endJdUt - startJdUt) / 365.25,
  }));
  expect(parts[0]).toEqual({ sign: 2, years: expect.closeTo(3.0843, 4) });
  expect(parts[1]).toEqual({ sign: 1, years: expect.closeTo(1.349, 3) });
  const capricorn = mahadashas.find(({ sign }) => sign === 10)!;
  expect(capricorn.antardashas.map(({ sign }) => sign)).toEqual([10, 9, 1, 2, 3, 2, 1, 12, 11]);
});

test('antardashas tile every dasha, each as long as its share of the years', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
      fc.constantFrom(365.25, 360),
      (moon, yearDays) => {
        const { mahadashas } = kalachakra(moon, BIRTH, yearDays, 2);
        for (const [index, dasha] of mahadashas.entries()) {
          const round = mahadashas.slice(index - (index % 9), index - (index % 9) + 9);
          const span = round.reduce((sum, { years }) => sum + years, 0);
          const shares = [...round.slice(index % 9), ...round.slice(0, index % 9)];
          const days = shares.map(({ years }) => (dasha.years * yearDays * years) / span);
          expect(tilingErrorOf(dasha.antardashas, dasha, days)).toBeNull();
          expect(dasha.antardashas.map(({ sign }) => sign)).toEqual(shares.map(({ sign }) => sign));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('what is no number, and other rounds, are refused', () => {
  const refused = expect.objectContaining({ code: 'out_of_range' });
  expect(() => kalachakra(Number.NaN, BIRTH, 365.25)).toThrow(refused);
  expect(() => kalachakra(1, BIRTH, 0)).toThrow(refused);
  expect(() => kalachakra(1, BIRTH, 365.25, 9)).toThrow(refused);
  expect(() => kalachakraAt(1, BIRTH, 365.25, Number.NaN)).toThrow(refused);
  expect(kalachakraAt(1, BIRTH, 365.25, BIRTH - 40_000)).toBeNull();
});
