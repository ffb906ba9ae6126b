import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart, anyBirth, anyChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { castChart, normaliseDegrees, PLANET_IDS } from '../chart/index.ts';
import type { PlanetId, SignNumber } from '../chart/index.ts';
import { apparentPosition, trueAyanamsa } from '../sky/index.ts';
import { signedDegrees } from '../sky/constants.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import {
  completedYearsAt,
  haddaLordOf,
  panchavargiyaBala,
  solarReturn,
  tajikaAspect,
  tajikaDrekkanaLordOf,
  tajikaRelation,
  trirashiLordOf,
  yearLordOf,
} from './index.ts';

const SIGN_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

describe('return of the Sun', () => {
  test('the Sun is where it was at birth, and a sidereal year has passed', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 0, max: 120 }), (birth, years) => {
        fc.pre(Number(birth.date.slice(0, 4)) + years < 2199);
        const chart = castChart(birth);
        const sun = chart.grahas.sun.longitude;
        const at = solarReturn(sun, chart.time.jdUt, years);
        const jdTt = ttFromUt(at);
        const there = apparentPosition('sun', jdTt).longitude - trueAyanamsa('lahiri', jdTt);
        expect(Math.abs(signedDegrees(there - sun)) * 3600).toBeLessThan(1e-4);
        expect(Math.abs(at - chart.time.jdUt - years * 365.25636)).toBeLessThan(0.04);
        if (years === 0) expect(at).toBeCloseTo(chart.time.jdUt, 6);
      }),
      { numRuns: 60 },
    );
  });

  test.each([-1, 122, 1.5, Number.NaN])('%s completed years are refused', (years) => {
    expect(() => solarReturn(240, 2_450_000, years)).toThrow(/0 to 121/);
  });
});

describe('completed years', () => {
  const sun = 240;
  const born = 2_450_000;

  test('a year is completed at the return, and not a second before', () => {
    for (const years of [1, 2, 30, 90, 120]) {
      const at = solarReturn(sun, born, years);
      const second = 1 / 86_400;
      expect(completedYearsAt(sun, born, at + second)).toBe(years);
      expect(completedYearsAt(sun, born, at - second)).toBe(years - 1);
    }
  });

  test('none before birth and after 121 years', () => {
    // The Sun of 2450000 itself, so that the first return is the birth.
    const place = normaliseDegrees(
      apparentPosition('sun', ttFromUt(born)).longitude - trueAyanamsa('lahiri', ttFromUt(born)),
    );
    expect(completedYearsAt(place, born, born + 1)).toBe(0);
    expect(completedYearsAt(place, born, born - 1)).toBeNull();
    expect(completedYearsAt(place, born, born - 1000)).toBeNull();
    const last = solarReturn(place, born, 121);
    expect(completedYearsAt(place, born, last - 1)).toBe(120);
    expect(completedYearsAt(place, born, last + 1)).toBeNull();
    expect(completedYearsAt(place, born, last + 1000)).toBeNull();
  });
});

describe('tables', () => {
  const letters: Record<string, PlanetId> = {
    Su: 'sun',
    Mo: 'moon',
    Ma: 'mars',
    Me: 'mercury',
    Ju: 'jupiter',
    Ve: 'venus',
    Sa: 'saturn',
  };
  const planetsOf = (text: string) => text.split(' ').map((two) => letters[two]);

  test('lords of the triplicities by day and night (Charak, A Textbook of Varshaphala, table VII-1)', () => {
    expect(SIGN_NUMBERS.map((sign) => trirashiLordOf(sign, true))).toEqual(
      planetsOf('Su Ve Sa Ve Ju Mo Me Ma Sa Ma Ju Mo'),
    );
    expect(SIGN_NUMBERS.map((sign) => trirashiLordOf(sign, false))).toEqual(
      planetsOf('Ju Mo Me Ma Su Ve Sa Ve Sa Ma Ju Mo'),
    );
  });

  test('haddas of Cancer to Sagittarius (N. Shastri, Bharatiya Jyotish)', () => {
    const ends: Record<number, [number, string][]> = {
      4: [
        [7, 'Ma'],
        [13, 'Ve'],
        [19, 'Me'],
        [26, 'Ju'],
        [30, 'Sa'],
      ],
      5: [
        [6, 'Ju'],
        [11, 'Ve'],
        [18, 'Sa'],
        [24, 'Me'],
        [30, 'Ma'],
      ],
      6: [
        [7, 'Me'],
        [17, 'Ve'],
        [21, 'Ju'],
        [28, 'Ma'],
        [30, 'Sa'],
      ],
      7: [
        [6, 'Sa'],
        [14, 'Me'],
        [21, 'Ju'],
        [28, 'Ve'],
        [30, 'Ma'],
      ],
      8: [
        [7, 'Ma'],
        [11, 'Ve'],
        [19, 'Me'],
        [24, 'Ju'],
        [30, 'Sa'],
      ],
      9: [
        [12, 'Ju'],
        [17, 'Ve'],
        [21, 'Me'],
        [26, 'Ma'],
        [30, 'Sa'],
      ],
    };
    for (const [sign, rows] of Object.entries(ends)) {
      let start = 0;
      for (const [end, lord] of rows) {
        const from = (Number(sign) - 1) * 30;
        expect(haddaLordOf(from + start)).toBe(letters[lord]);
        expect(haddaLordOf(from + end - 1e-6)).toBe(letters[lord]);
        start = end;
      }
    }
  });

  test('every sign has five haddas of five planets', () => {
    for (const sign of SIGN_NUMBERS) {
      const lords = Array.from({ length: 300 }, (_, tenth) =>
        haddaLordOf((sign - 1) * 30 + tenth / 10),
      );
      const runs = lords.filter((lord, at) => lord !== lords[at - 1]);
      expect(runs).toHaveLength(5);
      expect(new Set(runs).size).toBe(5);
    }
  });

  test('drekkanas: the first thirds from Aries, then the second and the third', () => {
    const thirds = [5, 15, 25].map((degree) =>
      SIGN_NUMBERS.slice(0, 7).map((sign) => tajikaDrekkanaLordOf((sign - 1) * 30 + degree)),
    );
    expect(thirds).toEqual([
      planetsOf('Ma Me Ju Ve Sa Su Mo'),
      planetsOf('Su Mo Ma Me Ju Ve Sa'),
      planetsOf('Ve Sa Su Mo Ma Me Ju'),
    ]);
  });

  test('aspects and relations', () => {
    expect(SIGN_NUMBERS.map((sign) => tajikaAspect(1, sign))).toEqual([
      60, 0, 40, 15, 45, 0, 60, 0, 45, 15, 10, 0,
    ]);
    expect(SIGN_NUMBERS.map((sign) => tajikaRelation(1, sign)[0]).join('')).toBe('enfefnenfefn');
  });
});

describe('panchavargiya bala', () => {
  test('a planet in its own places has all the points', () => {
    // Mars at 28° of Capricorn: 20 points of uchcha; at 0° to 5° of Aries its sign is its own.
    const { grahas } = apart({ mars: 298, sun: 10 });
    const { mars, sun } = panchavargiyaBala(grahas);
    expect(mars.uchcha.points).toBeCloseTo(20, 10);
    expect(mars.hadda).toEqual({ lord: 'mars', place: 'own', points: 15 });
    expect(sun.uchcha.points).toBeCloseTo(20, 10);
    expect(sun.drekkana).toEqual({ lord: 'sun', place: 'own', points: 10 });
  });

  test('shares by the relation of the signs', () => {
    // Sun in Aries, its lord Mars in Cancer: the fourth, an enemy; in Leo, the fifth, a friend.
    expect(panchavargiyaBala(apart({ mars: 95 }).grahas).sun.kshetra).toMatchObject({
      place: 'enemy',
      points: 7.5,
    });
    expect(panchavargiyaBala(apart({ mars: 125 }).grahas).sun.kshetra).toMatchObject({
      place: 'friend',
      points: 22.5,
    });
    expect(panchavargiyaBala(apart({ mars: 35 }).grahas).sun.kshetra).toMatchObject({
      place: 'neutral',
      points: 15,
    });
  });

  test('the total is a quarter of the five, between 0 and 20, and the grade follows it', () => {
    fc.assert(
      fc.property(anyChart, ({ grahas }) => {
        for (const bala of Object.values(panchavargiyaBala(grahas))) {
          const { kshetra, uchcha, hadda, drekkana, navamsa, total, grade } = bala;
          const sum =
            kshetra.points + uchcha.points + hadda.points + drekkana.points + navamsa.points;
          expect(total).toBeCloseTo(sum / 4, 10);
          expect(total).toBeGreaterThan(3.7);
          expect(total).toBeLessThanOrEqual(20);
          const grades = ['feeble', 'weak', 'strong', 'very_strong'];
          expect(grade).toBe(grades[Math.min(3, Math.floor(total / 5))]);
        }
      }),
    );
  });
});

describe('lord of the year', () => {
  const lordOf = (
    moved: Partial<MadeLongitudes>,
    input: { munthaSign: SignNumber; birthLagna: SignNumber; byDay?: boolean },
  ) => {
    const { grahas, ascendant } = apart(moved);
    return yearLordOf({
      byDay: true,
      annualLagna: ascendant.sign,
      planets: grahas,
      strengths: panchavargiyaBala(grahas),
      ...input,
    });
  };

  test('the strongest of those who aspect the lagna', () => {
    // Aries rises. Sun at 10° of it: enemy's sign 7.5, uchcha 20, enemy's hadda 3.75, own drekkana 10,
    // neutral's navamsa 2.5. Mars at 5° of Cancer: friend's sign 22.5, uchcha 23 ÷ 9, own hadda 15,
    // enemy's drekkana 2.5, enemy's navamsa 1.25.
    const { planet, rule, officers } = lordOf({}, { munthaSign: 3, birthLagna: 2 });
    expect(officers.map((officer) => officer.planet)).toEqual([
      'mercury',
      'venus',
      'mars',
      'sun',
      'mars',
    ]);
    expect(officers[3]!.strength).toBeCloseTo(43.75 / 4, 9);
    expect(officers[2]!.strength).toBeCloseTo((41.25 + 23 / 9) / 4, 9);
    expect([planet, rule]).toEqual(['mars', 'strongest_aspecting']);
  });

  test('officers without an aspect cannot be it, however strong', () => {
    const { planet, rule, officers } = lordOf(
      { sun: 190, mars: 235, venus: 357, mercury: 165 },
      { munthaSign: 3, birthLagna: 2 },
    );
    const strongest = officers.toSorted((a, b) => b.strength - a.strength)[0]!;
    expect([strongest.planet, strongest.aspect]).toEqual(['mercury', 0]);
    expect([planet, rule]).toEqual(['sun', 'strongest_aspecting']);
  });

  test('none aspects: the strongest of the five', () => {
    const { planet, rule } = lordOf(
      { sun: 170, mars: 235, venus: 357, mercury: 165 },
      { munthaSign: 3, birthLagna: 2 },
    );
    expect([planet, rule]).toEqual(['mercury', 'strongest']);
  });

  test('the Moon gives its place to the lord of its sign or to its partner', () => {
    // Cancer rises with the Moon, and Cancer is the muntha and the birth's lagna too.
    const alone = lordOf(
      {
        ascendant: 95,
        moon: 93,
        mars: 172,
        venus: 320,
        sun: 320,
        saturn: 320,
        jupiter: 320,
        mercury: 320,
      },
      { munthaSign: 4, birthLagna: 4 },
    );
    expect([alone.planet, alone.rule]).toEqual(['moon', 'lord_of_moon']);
    const joined = lordOf(
      {
        ascendant: 95,
        moon: 93,
        mars: 172,
        venus: 320,
        sun: 320,
        saturn: 275,
        jupiter: 320,
        mercury: 320,
      },
      { munthaSign: 4, birthLagna: 4 },
    );
    expect([joined.planet, joined.rule]).toEqual(['saturn', 'ithasala_with_moon']);
  });

  test('of any chart it is one of the seven planets, and its rule holds', () => {
    const sign = fc.constantFrom(...SIGN_NUMBERS);
    fc.assert(
      fc.property(anyChart, sign, sign, fc.boolean(), (chart, munthaSign, birthLagna, byDay) => {
        const strengths = panchavargiyaBala(chart.grahas);
        const { planet, rule, officers } = yearLordOf({
          munthaSign,
          birthLagna,
          annualLagna: chart.ascendant.sign,
          byDay,
          planets: chart.grahas,
          strengths,
        });
        expect(PLANET_IDS).toContain(planet);
        if (rule === 'strongest_aspecting') {
          const chosen = officers.find((officer) => officer.planet === planet)!;
          expect(chosen.aspect).toBeGreaterThan(0);
          expect(chosen.strength).toBeGreaterThanOrEqual(5);
          for (const { aspect, strength } of officers) {
            if (aspect > 0) expect(strength).toBeLessThanOrEqual(chosen.strength + 1e-9);
          }
        }
        if (rule === 'strongest') expect(officers.every(({ aspect }) => aspect === 0)).toBe(true);
        if (rule === 'muntha') expect(planet).toBe(officers[0]!.planet);
      }),
    );
  });
});
