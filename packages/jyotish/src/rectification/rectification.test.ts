import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth } from '../../reference/made-charts.ts';
import { castChart } from '../chart/cast-chart.ts';
import type { Birth } from '../chart/cast-chart.ts';
import { varga } from '../chart/vargas.ts';
import { chartDifferences, vargaLagnaSpans } from './index.ts';

const birth = {
  date: '1990-05-14',
  time: '06:30:00',
  timeZone: 'UTC',
  latitude: 28.6139,
  longitude: 77.209,
};

/** A chart of the same place at another instant. */
function castAt(jdUt: number, { latitude, longitude }: Birth) {
  const iso = new Date(Math.round((jdUt - 2440587.5) * 86_400) * 1000).toISOString();
  return castChart({
    date: iso.slice(0, 10),
    time: iso.slice(11, 19),
    timeZone: 'UTC',
    latitude,
    longitude,
  });
}

describe('how long a lagna rises', () => {
  test('charts cast two seconds within and beyond each limit differ as it says', () => {
    fc.assert(
      fc.property(anyBirth, (any) => {
        const chart = castChart(any);
        for (const { varga: number, sign, startJdUt, endJdUt, before, after } of vargaLagnaSpans(
          chart,
        )) {
          const at = (jdUt: number) => varga(number, castAt(jdUt, any).ascendant.longitude).sign;
          const second = 2 / 86_400;
          expect(endJdUt! - startJdUt!).toBeGreaterThan(0);
          if (endJdUt! - startJdUt! < 6 / 86_400) continue;
          expect([at(startJdUt! - second), at(startJdUt! + second)]).toEqual([before, sign]);
          expect([at(endJdUt! - second), at(endJdUt! + second)]).toEqual([sign, after]);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('a sign that rises for longer than was searched has no limit', () => {
    const chart = castChart(birth);
    const [rashi, , , , , navamsa] = vargaLagnaSpans(chart, 1);
    expect(rashi).toMatchObject({ varga: 1, startJdUt: null, endJdUt: null, before: null });
    expect(navamsa).toMatchObject({ varga: 9 });
    expect(() => vargaLagnaSpans(chart, 0)).toThrow(
      expect.objectContaining({ code: 'out_of_range' }),
    );
  });
});

describe('what two charts differ in', () => {
  const chart = castChart(birth);

  test('nothing, with itself', () => {
    expect(chartDifferences(chart, chart)).toEqual({
      seconds: 0,
      signs: [],
      nakshatras: [],
      dashaShiftDays: 0,
    });
  });

  test('ten minutes later: the navamsa lagna, and dashas that start earlier by the Moon’s way', () => {
    const later = castChart({ ...birth, time: '06:40:00' });
    const { seconds, signs, dashaShiftDays } = chartDifferences(chart, later, [1, 9]);
    expect(seconds).toBeCloseTo(600, 3);
    expect(signs.every(({ varga: number }) => number === 1 || number === 9)).toBe(true);
    for (const { varga: number, body, from, to } of signs) {
      const longitude = (of: typeof chart) =>
        body === 'ascendant' ? of.ascendant.longitude : of.grahas[body].longitude;
      expect([varga(number, longitude(chart)).sign, varga(number, longitude(later)).sign]).toEqual([
        from,
        to,
      ]);
    }
    expect(dashaShiftDays).toBeLessThan(0);
  });

  test('another ayanamsa: the same instant, other places', () => {
    const raman = castChart(birth, { ayanamsa: 'raman' });
    const { seconds, signs, nakshatras } = chartDifferences(chart, raman);
    expect(seconds).toBe(0);
    expect(signs.length).toBeGreaterThan(20);
    expect(nakshatras.length).toBeGreaterThan(0);
  });
});
