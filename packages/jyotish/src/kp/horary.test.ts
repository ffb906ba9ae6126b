import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth } from '../../reference/made-charts.ts';
import { castChart, GRAHA_IDS, normaliseDegrees, shortestArc, signOf } from '../chart/index.ts';
import { kpHorary, kpHoraryOf } from './horary.ts';
import { kpChart, kpChartOf } from './kp-chart.ts';
import { kpLords, kpNumberOf, kpSub, kpSubs } from './kp-lords.ts';
import { rulingPlanets } from './ruling-planets.ts';
import { kpSignificators } from './significators.ts';

const anyNumber = fc.integer({ min: 1, max: 249 });
const refused = expect.objectContaining({ code: 'out_of_range' });
const moment = {
  date: '2026-11-28',
  time: '15:00:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0837,
  longitude: 80.2702,
};

describe('the number', () => {
  test.each(kpSubs().map((sub) => [sub.number, sub] as const))(
    '%i is that of every longitude in its sub, from the start to before the end',
    (number, { start, end }) => {
      expect(kpSub(number).start).toBe(start);
      expect(kpNumberOf(start)).toBe(number);
      expect(kpNumberOf((start + end) / 2)).toBe(number);
      expect(kpNumberOf(end - 1e-9)).toBe(number);
      expect(kpNumberOf(end)).toBe((number % 249) + 1);
    },
  );

  test.each([0, 250, -1, 1.5, Number.NaN])('%d is refused', (number) => {
    expect(() => kpSub(number)).toThrow(refused);
    expect(() => kpHorary(moment, number)).toThrow(refused);
  });

  test('a longitude that is no number is refused', () => {
    expect(() => kpNumberOf(Number.NaN)).toThrow(refused);
  });
});

describe('laws, for any moment and number', () => {
  test('the ascendant is the start of the sub, with its lords, as cusp and in the chart by signs', () => {
    fc.assert(
      fc.property(anyBirth, anyNumber, (birth, number) => {
        const { sub, cusps, placements } = kpHorary(birth, number);
        const [first] = cusps;
        expect(sub.number).toBe(number);
        expect(first).toEqual({ house: 1, longitude: sub.start, ...kpLords(sub.start) });
        expect([first?.sign, first?.star, first?.sub]).toEqual([sub.sign, sub.star, sub.sub]);
        expect(placements.ascendant.longitude).toBe(sub.start);
        expect(placements.ascendant.sign).toBe(signOf(sub.start));
      }),
      { numRuns: 60 },
    );
  });

  test('the cusps follow each other once round, opposite ones half a circle apart', () => {
    fc.assert(
      fc.property(anyBirth, anyNumber, (birth, number) => {
        const { system, cusps } = kpHorary(birth, number);
        expect(system).toBe('placidus');
        const widths = cusps.map(({ longitude }, index) =>
          normaliseDegrees(cusps[(index + 1) % 12]!.longitude - longitude),
        );
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 8);
        for (let index = 0; index < 6; index += 1) {
          const [one, opposite] = [cusps[index]!, cusps[index + 6]!];
          expect(shortestArc(one.longitude, opposite.longitude)).toBeCloseTo(180, 8);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('grahas and ruling planets are those of the moment, whatever the number is', () => {
    fc.assert(
      fc.property(anyBirth, anyNumber, (birth, number) => {
        const horary = kpHorary(birth, number);
        const { planets } = kpChart(birth);
        for (const graha of GRAHA_IDS) {
          const { house, ...its } = horary.planets[graha];
          expect(planets[graha]).toMatchObject(its);
          const cusp = horary.cusps[house - 1]!.longitude;
          const end = horary.cusps[house % 12]!.longitude;
          expect(normaliseDegrees(its.longitude - cusp)).toBeLessThan(normaliseDegrees(end - cusp));
        }
        expect(horary.rulingPlanets).toEqual(rulingPlanets(birth));
      }),
      { numRuns: 40 },
    );
  });

  test('the number of the degree that rises gives nearly the cusps of the moment', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const chart = castChart(birth, { ayanamsa: 'krishnamurti' });
        const ascendant = chart.ascendant.longitude;
        const horary = kpHoraryOf(chart, kpNumberOf(ascendant));
        const widest = 2 + 13 / 60;
        expect(normaliseDegrees(ascendant - horary.cusps[0]!.longitude)).toBeLessThan(
          widest + 0.01,
        );
        // At latitudes up to 60° no cusp moves more than some times as fast as the ascendant.
        for (const [index, { longitude }] of kpChartOf(chart).cusps.entries()) {
          expect(shortestArc(longitude, horary.cusps[index]!.longitude)).toBeLessThan(12);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('significators are read from the cusps of the number', () => {
  const horary = kpHorary(moment, 145);
  const { houses } = kpSignificators(horary);
  // 29°26′40″ Libra rises: Venus owns the first house, Mars the second.
  expect(houses[0]!.owners).toEqual(['venus']);
  expect(houses[1]!.owners).toEqual(['mars']);
});

test('beyond the polar circles the houses are the signs from that of the number', () => {
  const { system, cusps, notices } = kpHorary({ ...moment, latitude: 70 }, 145);
  expect([system, notices]).toEqual(['whole_sign', ['no_quadrants_at_this_latitude']]);
  expect(cusps.map(({ longitude }) => longitude)).toEqual([
    180, 210, 240, 270, 300, 330, 0, 30, 60, 90, 120, 150,
  ]);
});
