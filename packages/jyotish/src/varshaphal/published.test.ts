import { describe, expect, test } from 'vitest';
import {
  MAHADEVA_FIGURES,
  MAHADEVA_YEAR,
  SHASTRI_FIGURES,
  SHASTRI_SKY,
  SHASTRI_YEAR,
} from '../../reference/annual-charts.ts';
import { PLANET_IDS } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import { muddaDasha, panchavargiyaBala } from './index.ts';
import type { PanchavargiyaBala } from './index.ts';

/** A minute of a point, to which both books compute, each step cut off. */
const MINUTE = 1 / 60;

describe('the annual chart of N. Shastri, Bharatiya Jyotish', () => {
  const ours = panchavargiyaBala(SHASTRI_YEAR.grahas);
  const his = SHASTRI_FIGURES;
  const apart = (
    expected: Readonly<Record<PlanetId, number>>,
    figure: (bala: PanchavargiyaBala, planet: PlanetId) => number,
    rounding: number,
  ): PlanetId[] =>
    PLANET_IDS.filter(
      (planet) => Math.abs(figure(ours[planet], planet) - expected[planet]) > rounding + 1e-9,
    );

  test('his table is read as printed: its parts make its sums, a quarter of these its totals', () => {
    for (const planet of PLANET_IDS) {
      const parts = [his.kshetra, his.uchcha, his.hadda, his.drekkana, his.navamsa];
      const sum = parts.reduce((all, part) => all + part[planet], 0);
      expect(sum).toBeCloseTo(his.sum[planet], 9);
      expect(sum / 4).toBeCloseTo(his.total[planet], 9);
    }
  });

  test('all seven are in the signs that the sky of that night has', () => {
    const signs = ({ grahas }: Pick<typeof SHASTRI_SKY, 'grahas'>) =>
      PLANET_IDS.map((planet) => grahas[planet].sign);
    expect(signs(SHASTRI_YEAR)).toEqual(signs(SHASTRI_SKY));
    expect(SHASTRI_SKY.ascendant.sign).toBe(SHASTRI_YEAR.ascendant.sign);
  });

  test('sign, hadda and navamsa: all but two figures of Venus', () => {
    expect(apart(his.kshetra, ({ kshetra }) => kshetra.points, 0)).toEqual(['venus']);
    expect(apart(his.hadda, ({ hadda }) => hadda.points, 0)).toEqual(['venus']);
    expect(apart(his.navamsa, ({ navamsa }) => navamsa.points, 0)).toEqual([]);
  });

  test('Venus is in Libra, its own sign, as his drekkana of ten points has it', () => {
    expect(his.drekkana.venus).toBe(10);
    expect(ours.venus.kshetra).toMatchObject({ lord: 'venus', place: 'own', points: 30 });
    // Mercury, the lord of the hadda, is in the second sign from it.
    expect(ours.venus.hadda).toMatchObject({ lord: 'mercury', place: 'neutral', points: 7.5 });
  });

  test('uchcha bala: the Sun, 25°41′41″ from its deepest debilitation, has 2|51, not 2|50', () => {
    expect(ours.sun.uchcha.points).toBeCloseTo(2 + 51 / 60, 2);
    // The longitudes of the others come from this row, so that only the Sun's figure is a check.
    expect(apart(his.uchcha, ({ uchcha }) => uchcha.points, MINUTE)).toEqual(['sun']);
  });

  test('totals with his drekkanas, which are those of Parashara', () => {
    const total = (bala: PanchavargiyaBala, planet: PlanetId): number =>
      bala.total + (his.drekkana[planet] - bala.drekkana.points) / 4;
    expect(apart(his.total, total, MINUTE / 2)).toEqual(['venus']);
  });
});

describe('the annual chart of Mahadeva Sharma, Varshadipaka', () => {
  const { sun, moon } = panchavargiyaBala(MAHADEVA_YEAR.grahas);

  test('the Sun: lords, their relation to it, and points', () => {
    expect(sun).toMatchObject({
      kshetra: { lord: 'saturn', place: 'friend' },
      hadda: { lord: 'jupiter', place: 'enemy' },
      drekkana: { lord: 'mercury', place: 'neutral' },
      navamsa: { lord: 'jupiter', place: 'enemy' },
    });
    const { uchcha, ...parts } = MAHADEVA_FIGURES.sun;
    for (const [part, points] of Object.entries(parts)) {
      expect(sun[part as keyof typeof parts].points).toBe(points);
    }
    expect(sun.uchcha.points - uchcha).toBeGreaterThanOrEqual(0);
    expect(sun.uchcha.points - uchcha).toBeLessThan(MINUTE);
    expect(sun.total * 4 - MAHADEVA_FIGURES.sunSum).toBeLessThan(MINUTE);
    expect(Math.abs(sun.total - MAHADEVA_FIGURES.sunTotal)).toBeLessThan(MINUTE / 4);
  });

  test('uchcha bala of the Moon', () => {
    expect(moon.uchcha.points - MAHADEVA_FIGURES.moonUchcha).toBeGreaterThanOrEqual(0);
    expect(moon.uchcha.points - MAHADEVA_FIGURES.moonUchcha).toBeLessThan(MINUTE);
  });

  test('mudda dasha of Chitra after 28 years begins with Rahu, 54 days of 360', () => {
    const [first] = muddaDasha(14, 28, 0, 360);
    expect(first).toMatchObject({ lord: 'rahu', startJdUt: 0, endJdUt: 54 });
  });
});

/** Mahidhara's Hindi commentary on the Tajika Neelakanthi (sa.wikisource.org, page 166 of the print): days of 360. */
test('mudda dasha of Rohini after 8 years begins with the Sun', () => {
  const periods = muddaDasha(4, 8, 0, 360);
  expect(
    periods.map(({ lord, startJdUt, endJdUt }) => `${lord} ${Math.round(endJdUt - startJdUt)}`),
  ).toEqual([
    'sun 18',
    'moon 30',
    'mars 21',
    'rahu 54',
    'jupiter 48',
    'saturn 57',
    'mercury 51',
    'ketu 21',
    'venus 60',
  ]);
});
