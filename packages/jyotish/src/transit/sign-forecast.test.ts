import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GRAHA_CORRESPONDENCES,
  SIGNS,
  horaLordAt,
  houseFrom,
  naturalFriendship,
} from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import {
  AREA_RULES,
  FORECAST_AREAS,
  FORECAST_PERIODS,
  VEDHA,
  agreeingSigns,
  challengingSigns,
  civilSpan,
  favourableHora,
  gocharaAt,
  signForecast,
  signForecastIn,
  spanSky,
  transitSky,
} from './index.ts';
import type { ForecastPeriod } from './index.ts';

const sky = transitSky();
const sign = fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<SignNumber>;
const period = fc.constantFrom(...FORECAST_PERIODS);
const DAYS: Readonly<Record<ForecastPeriod, number>> = {
  daily: 1,
  weekly: 7,
  monthly: 31,
  yearly: 365,
};
const from = fc.double({ min: 2_378_600, max: 2_524_500, noNaN: true });

describe("a sign's forecast", () => {
  test('rests on terms that add up to every sum', () => {
    fc.assert(
      fc.property(sign, period, from, (of, span, start) => {
        const { areas } = signForecast(of, span, start, start + DAYS[span], sky);
        expect(areas.map(({ area }) => area)).toEqual(FORECAST_AREAS);
        for (const { area, sum, full, terms } of areas) {
          expect(full).toBeGreaterThan(0);
          const added = terms.reduce((total, { points, share }) => total + points * share, 0);
          expect(added).toBeCloseTo(sum, 9);
          // Every karaka is somewhere on every day.
          for (const karaka of AREA_RULES[area].karakas) {
            const shares = terms
              .filter(({ graha, reason }) => graha === karaka && reason === 'karaka')
              .map(({ share }) => share);
            expect(shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9);
          }
        }
      }),
      { numRuns: 24 },
    );
  });

  test('has only events of its span, each from the sign, each ingress with its gochara', () => {
    fc.assert(
      fc.property(sign, period, from, (of, span, start) => {
        const { events, toJdUt } = signForecast(of, span, start, start + DAYS[span], sky);
        for (const { event, house, effect } of events) {
          expect(event.jdUt > start && event.jdUt <= toJdUt).toBe(true);
          if (event.kind === 'nakshatra_ingress') continue;
          expect(house).toBe(houseFrom(of, event.sign));
          if (event.kind !== 'sign_ingress' || event.body === 'uranus') {
            expect(effect).toBeNull();
          } else {
            const isGood = VEDHA[event.body][house!] !== undefined;
            expect(effect === 'good' || effect === 'obstructed').toBe(isGood);
          }
        }
      }),
      { numRuns: 24 },
    );
  });

  test('is the same with a shared sky and with its own', () => {
    const own = signForecast(4, 'monthly', 2_461_345.3, 2_461_375.3);
    signForecast(9, 'yearly', 2_461_000, 2_461_365, sky);
    expect(signForecast(4, 'monthly', 2_461_345.3, 2_461_375.3, sky)).toEqual(own);
    const span = spanSky('monthly', 2_461_345.3, 2_461_375.3, sky);
    signForecastIn(9, span);
    expect(signForecastIn(4, span)).toEqual(own);
  });

  test('puts the strongest planet first, and takes number and colours by lord and Moon', () => {
    fc.assert(
      fc.property(sign, from, (of, start) => {
        const { strengths, lucky, moon } = signForecast(of, 'daily', start, start + 1, sky);
        expect(strengths).toHaveLength(7);
        for (const { sum, terms } of strengths) {
          expect(terms.reduce((total, { points }) => total + points, 0)).toBe(sum);
          expect(sum).toBeLessThanOrEqual(strengths[0]!.sum);
        }
        const sum = GRAHA_CORRESPONDENCES[SIGNS[of].lord].number + moon.house;
        expect(lucky.number % 9).toBe(sum % 9);
        expect(lucky.number >= 1 && lucky.number <= 9).toBe(true);
        expect(lucky.number).toBe(GRAHA_CORRESPONDENCES[lucky.graha].number);
        expect(lucky.colors).toBe(GRAHA_CORRESPONDENCES[lucky.graha].colors);
      }),
      { numRuns: 100 },
    );
  });

  test('the compatible sign has no fault by bhakoot or lords', () => {
    fc.assert(
      fc.property(sign, from, (of, start) => {
        const { compatibleSign } = signForecast(of, 'daily', start, start + 1, sky);
        expect([3, 4, 5, 7, 9, 10, 11]).toContain(houseFrom(of, compatibleSign));
        expect(naturalFriendship(SIGNS[of].lord, SIGNS[compatibleSign].lord)).not.toBe('enemy');
        expect(naturalFriendship(SIGNS[compatibleSign].lord, SIGNS[of].lord)).not.toBe('enemy');
      }),
      { numRuns: 100 },
    );
  });

  test('[S1-453] differs between the twelve signs, the four periods and the days', () => {
    expect(FORECAST_PERIODS).toEqual(['daily', 'weekly', 'monthly', 'yearly']);
    const { fromJdUt, toJdUt } = civilSpan('daily', '2026-11-21', 'Asia/Kolkata');
    const texts = new Set<string>();
    for (const span of FORECAST_PERIODS) {
      const { fromJdUt: start, toJdUt: end } = civilSpan(span, '2026-11-21', 'Asia/Kolkata');
      for (let of = 1; of <= 12; of += 1) {
        const { areas, events } = signForecast(of as SignNumber, span, start, end, sky);
        texts.add(JSON.stringify([areas, events]));
      }
    }
    expect(texts.size).toBe(48);
    const today = signForecast(1, 'daily', fromJdUt, toJdUt, sky);
    const later = signForecast(1, 'daily', fromJdUt + 3, toJdUt + 3, sky);
    expect(later.moon.sign).not.toBe(today.moon.sign);
    expect(later.areas).not.toEqual(today.areas);
  });

  test('the Moon, its taras and the aspects on the sign, 21 November 2026 in India', () => {
    const { fromJdUt, toJdUt } = civilSpan('daily', '2026-11-21', 'Asia/Kolkata');
    const { moon, aspects, gochara, middleJdUt } = signForecast(1, 'daily', fromJdUt, toJdUt, sky);
    // From Ashwini, Bharani and Krittika, Revati is the 27th, 26th and 25th.
    expect(moon).toMatchObject({ sign: 12, house: 12, nakshatra: 27, waxing: true });
    expect(moon.taras).toEqual([
      { from: 1, tara: 9 },
      { from: 2, tara: 8 },
      { from: 3, tara: 7 },
    ]);
    // Mercury from Libra, Jupiter from Leo by its ninth.
    expect(aspects).toEqual([
      { graha: 'mercury', benefic: true },
      { graha: 'jupiter', benefic: true },
    ]);
    expect(gochara).toEqual(gocharaAt(1, middleJdUt, sky));
  });

  test('each sign has its three nakshatras, neighbours sharing one or none', () => {
    for (let of = 1; of <= 12; of += 1) {
      const { moon } = signForecast(of as SignNumber, 'daily', 2_461_365, 2_461_366, sky);
      const first = Math.floor(((of - 1) * 30) / (360 / 27)) + 1;
      const last = Math.ceil((of * 30) / (360 / 27));
      expect(moon.taras.map((tara) => tara.from)).toEqual([first, first + 1, last]);
    }
  });

  test('a reversed span or one outside the supported years throws', () => {
    expect(() => signForecast(1, 'daily', 2_461_366, 2_461_365)).toThrow('must end after');
    expect(() => signForecast(1, 'yearly', 2_524_900, 2_525_300)).toThrow('1800 to 2200');
  });
});

/** How many of some values are equal at most. */
function mostOf(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}

test('no day of two years gives more than three signs the same number, time or pair of them', () => {
  const strongest: number[] = [];
  for (let day = 0; day < 730; day += 1) {
    const start = 2_461_041.27 + day;
    const span = spanSky('daily', start, start + 1, sky);
    const signs = Array.from({ length: 12 }, (_, index) => {
      const of = (index + 1) as SignNumber;
      const { lucky, strengths } = signForecastIn(of, span);
      return { number: lucky.number, hour: SIGNS[of].lord, strongest: strengths[0]!.graha };
    });
    expect(mostOf(signs.map(({ number }) => `${number}`))).toBeLessThanOrEqual(3);
    expect(mostOf(signs.map(({ hour }) => hour))).toBeLessThanOrEqual(2);
    expect(mostOf(signs.map(({ number, hour }) => `${number} ${hour}`))).toBeLessThanOrEqual(2);
    strongest.push(mostOf(signs.map((one) => one.strongest)));
  }
  // The strongest planet is the same for four signs on an average day, for nine at the most.
  expect(Math.max(...strongest)).toBeLessThanOrEqual(9);
  expect(strongest.reduce((sum, one) => sum + one, 0) / strongest.length).toBeLessThan(4.5);
});

test("the favourable time is the first hora of the sign's lord clear of Rahu Kaal", () => {
  const day = { weekday: 6, sunrise: 0, sunset: 0.5, nextSunrise: 1 } as const;
  const horas = Array.from({ length: 24 }, (_, index) => ({
    lord: horaLordAt(day, (index + 0.5) / 24)!,
    startJdUt: index / 24,
    endJdUt: (index + 1) / 24,
    index,
  }));
  const before = { startJdUt: -1, endJdUt: 0 };
  expect(favourableHora('saturn', horas, before)?.index).toBe(0);
  expect(favourableHora('jupiter', horas, before)?.index).toBe(1);
  expect(favourableHora('moon', horas, before)?.index).toBe(6);
  // Any touch is avoided: the next hora of the same lord is seven later.
  expect(favourableHora('saturn', horas, { startJdUt: 0.04, endJdUt: 0.05 })?.index).toBe(7);
  expect(favourableHora('moon', [] as typeof horas, before)).toBeNull();
});

test('a sign agrees with those without a fault by bhakoot and lords, and is challenged by those with both', () => {
  // Leo, the Sun's: Saturn's and Venus's signs fall out, Moon's and Mercury's lie in houses of the fault.
  expect(agreeingSigns(5)).toEqual([9, 1, 3, 8]);
  expect(challengingSigns(5)).toEqual([10]);
  for (const { number } of Object.values(SIGNS)) {
    const both = [...agreeingSigns(number), ...challengingSigns(number)];
    expect(new Set(both).size).toBe(both.length);
    expect(both).not.toContain(number);
    for (const other of agreeingSigns(number)) {
      expect(agreeingSigns(other)).toContain(number);
      expect([1, 2, 6, 8, 12]).not.toContain(houseFrom(number, other));
    }
    for (const other of challengingSigns(number)) {
      expect([2, 6, 8, 12]).toContain(houseFrom(number, other));
    }
  }
});
