import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { castChart } from '../chart/cast-chart.ts';
import type { Birth } from '../chart/cast-chart.ts';
import type { GrahaId } from '../chart/bodies.ts';
import { vimshottari, vimshottariPath } from './vimshottari.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s, its Moon computed',
  (_, reference) => {
    const { delta_t_seconds: deltaTSeconds, jd_ut: birthJd } = reference.birth;

    test.each(Object.entries(reference.vimshottari))(
      'periods begin within 0.02 day in years of %s days',
      (_length, expected) => {
        const chart = castChart(asBirth(reference), {}, { deltaTSeconds });
        const moon = chart.grahas.moon.longitude;
        const { balance, mahadashas } = vimshottari(moon, birthJd, expected.year_days);
        const balanceDays = (balance.years - expected.balance_years_at_birth) * expected.year_days;
        expect(Math.abs(balanceDays)).toBeLessThan(0.02);
        mahadashas.forEach(({ lord, startJdUt }, index) => {
          const [expectedLord, , start] = expected.mahadashas[index]!;
          expect(lord).toBe(expectedLord.toLowerCase());
          expect(Math.abs(startJdUt - start)).toBeLessThan(0.02);
        });
        const antardashas = mahadashas.flatMap(({ lord }) =>
          vimshottariPath(moon, birthJd, expected.year_days, [lord]),
        );
        (expected.antardashas ?? []).forEach(([mahadasha, antardasha, start], index) => {
          const { path, startJdUt } = antardashas[index]!;
          expect(path).toEqual([mahadasha.toLowerCase(), antardasha.toLowerCase()]);
          expect(Math.abs(startJdUt - start)).toBeLessThan(0.02);
        });
      },
    );
  },
);

// P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach; the books round days freely.
describe('balances at birth that a textbook prints', () => {
  const at = (date: string, time: string, timezone: string, rest: Partial<Birth> = {}): Birth => ({
    date,
    time,
    timezone,
    latitude: 16.25,
    longitude: 81.2,
    ...rest,
  });
  test.each<[string, Birth, GrahaId, number]>([
    ['2y 2m 29d', at('2000-04-28', '05:50:00', '-04:00'), 'mars', 2 * 360 + 2 * 30 + 29],
    ['0y 0m 13d', at('1963-08-07', '21:14:00', 'Asia/Kolkata'), 'rahu', 13],
    ['4y 8m 27d', at('1972-06-01', '04:16:00', 'Asia/Kolkata'), 'sun', 4 * 360 + 8 * 30 + 27],
    ['4y 7m 3d', at('1954-11-12', '07:52:00', 'Asia/Kolkata'), 'moon', 4 * 360 + 7 * 30 + 3],
  ])('%s', (_printed, birth, lord, days) => {
    const chart = castChart(birth);
    const { balance } = vimshottari(chart.grahas.moon.longitude, chart.time.jdUt, 365.25);
    expect(balance.lord).toBe(lord);
    expect(Math.abs(balance.years * 360 - days)).toBeLessThan(1);
  });
});
