import {
  civilSpan,
  eclipses,
  GRAHA_IDS,
  gocharaOf,
  grahaSigns,
  houseFrom,
  isAspecting,
  nakshatraOf,
  placeAt,
  positionsAt,
  signForecastIn,
  signFromIndex,
  SIGNS,
  spanSky,
  transitSky,
  VEDHA,
  type ForecastPeriod,
  type GrahaId,
  type HouseNumber,
  type SignNumber,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { horoscopeAdvice, horoscopeLines, names, type HoroscopeLine } from '../index.ts';
import { textsOf, untoned } from '../../test/tone.ts';
import { horoscopeEn } from './en/index.ts';

const TIMEZONE = 'Asia/Kolkata';
const signs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
const sky = transitSky();

function horoscopes(period: ForecastPeriod, date: string) {
  const civil = civilSpan(period, date, TIMEZONE);
  const span = spanSky(period, civil.fromJdUt, civil.toJdUt, sky);
  const positions = positionsAt(span.middleJdUt, sky);
  const eclipsesNear = eclipses(civil.fromJdUt - 7, civil.toJdUt + 7, sky);
  return (sign: SignNumber) => {
    const forecast = signForecastIn(sign, span);
    const source = { forecast, span, civil, positions, eclipsesNear, timezone: TIMEZONE };
    return { forecast, span, positions, lines: horoscopeLines(source, 'en').text };
  };
}

const textOf = (lines: readonly HoroscopeLine[], ...areas: string[]) =>
  lines
    .filter(({ area }) => areas.includes(area))
    .map(({ text }) => text)
    .join(' ');

function datesFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

describe('a horoscope', () => {
  // Stretches of two years, with eclipses and stations in them.
  const stretches = [datesFrom('2026-02-10', 45), datesFrom('2031-10-01', 31)];

  test('reads differently on thirty consecutive days, for each of the twelve signs [S1-447]', () => {
    for (const dates of stretches) {
      const days = dates.map((date) => horoscopes('daily', date));
      for (const sign of signs) {
        const told = days.map((of) => of(sign).lines);
        const general = told.map((lines) => textOf(lines, 'general'));
        for (let first = 0; first + 30 <= general.length; first += 1) {
          expect(new Set(general.slice(first, first + 30)).size).toBe(30);
        }
        // A day is never told in the words of the day before, area by area.
        for (const area of ['love', 'career', 'health']) {
          const texts = told.map((lines) => textOf(lines, area));
          for (const [day, text] of texts.entries()) expect(text).not.toBe(texts[day + 1]);
        }
      }
    }
  });

  test.each(['2026-11-22', '2026-03-03', '2025-01-01', '1984-10-31', '2099-07-15'])(
    'no two of the 48 texts of %s are equal, in any part [S1-447] [S1-452]',
    (date) => {
      const texts = periods.flatMap((period) => {
        const of = horoscopes(period, date);
        return signs.map((sign) => of(sign).lines);
      });
      expect(texts).toHaveLength(48);
      for (const areas of [['general'], ['love'], ['career', 'money'], ['health']]) {
        const parts = texts.map((lines) => textOf(lines, ...areas));
        for (const part of parts) expect(part).not.toBe('');
        expect(new Set(parts).size, areas.join()).toBe(48);
      }
    },
  );

  test('a date reads the same whenever it is asked for', () => {
    const again = horoscopes('weekly', '2026-11-22')(7).lines;
    expect(horoscopes('weekly', '2026-11-22')(7).lines).toEqual(again);
    // Any day of the week is the same week.
    expect(horoscopes('weekly', '2026-11-18')(7).lines).toEqual(again);
  });

  test('falls back to English, and says so', () => {
    expect(horoscopeAdvice(5, 'sun', 'moon', 'hi').language).toBe('en');
  });
});

/** A sky that has not written the lines. */
const fresh = transitSky();

/** What a line says of the sky, checked against the sky computed anew. */
function expectTrue(line: HoroscopeLine, sign: SignNumber, middleJdUt: number, isDay: boolean) {
  const { fact, text } = line;
  const then = grahaSigns(middleJdUt, fresh);
  const ordinal = (house: HouseNumber) => horoscopeEn.houses[house];
  const says = (house: HouseNumber) =>
    expect(text).toMatch(
      new RegExp(house === 1 ? `first house|own sign` : `${ordinal(house)}(?: house)?\\b`),
    );
  switch (fact.kind) {
    case 'moon': {
      const at = fact.stay ? (fact.stay.fromJdUt + fact.stay.toJdUt) / 2 : middleJdUt;
      const place = placeAt('moon', at, fresh);
      expect(fact.sign).toBe(place.sign);
      expect(fact.house).toBe(houseFrom(sign, place.sign));
      if (fact.area === 'general' || fact.stay) {
        expect(text).toContain(names('en').signs[place.sign].common);
      }
      return fact.area === 'general' || says(fact.house);
    }
    case 'nakshatra':
      expect(fact.nakshatra).toBe(nakshatraOf(placeAt('moon', middleJdUt, fresh).longitude).number);
      return expect(text).toContain(`nakshatra is ${names('en').nakshatras[fact.nakshatra - 1]}`);
    case 'good_days':
      for (const day of fact.days) {
        const moon = gocharaOf(sign, grahaSigns(day, fresh)).find((row) => row.graha === 'moon');
        expect(moon?.effect).toBe('good');
      }
      return;
    case 'gochara': {
      expect(then[fact.graha]).toBe(fact.sign);
      expect(fact.house).toBe(houseFrom(sign, then[fact.graha]));
      expect(text).toContain(names('en').signs[fact.sign].common);
      says(fact.house);
      expect(text.includes('stands well')).toBe(VEDHA[fact.graha][fact.house] !== undefined);
      if (!isDay) return;
      const row = gocharaOf(sign, then).find(({ graha }) => graha === fact.graha)!;
      expect(fact.effect).toBe(row.effect);
      for (const other of fact.by) {
        expect(houseFrom(sign, then[other])).toBe(fact.vedhaHouse);
        expect(text).toContain(horoscopeEn.grahas[other]);
      }
      return expect(/vedha/i.test(text)).toBe(fact.by.length > 0);
    }
    case 'aspect': {
      expect(then[fact.graha]).toBe(fact.sign);
      const looked = signFromIndex(sign + fact.house - 2);
      expect(isAspecting(fact.graha, then[fact.graha], looked)).toBe(true);
      return says(fact.house);
    }
    case 'event':
    case 'eclipse_near': {
      const { event } = fact;
      if (event.kind === 'nakshatra_ingress') throw new Error('has no sentence');
      expect(fact.house).toBe(houseFrom(sign, event.sign));
      const body = 'body' in event ? event.body : event.kind === 'solar_eclipse' ? 'sun' : 'moon';
      if (event.kind === 'sign_ingress') {
        const other = event.retrograde ? 29.9 : 0.1;
        const after = placeAt(body, event.jdUt + 0.01, fresh);
        expect(after.sign).toBe(event.sign);
        expect(Math.abs(after.degree - other)).toBeLessThan(0.3);
      } else {
        expect(placeAt(body, event.jdUt, fresh).sign).toBe(event.sign);
      }
      return says(fact.house);
    }
  }
}

describe('what a line says', () => {
  test.each(periods)('is true of the sky: %s, every sign', (period) => {
    const dates =
      period === 'daily' ? datesFrom('2026-08-10', 14) : ['2026-03-03', '1999-08-11', '2044-02-29'];
    for (const date of dates) {
      const of = horoscopes(period, date);
      for (const sign of signs) {
        const { lines, span } = of(sign);
        for (const line of lines) expectTrue(line, sign, span.middleJdUt, period === 'daily');
      }
    }
  });

  test('has no gap left, and is whole sentences', () => {
    for (const period of periods) {
      const of = horoscopes(period, '2026-03-03');
      for (const sign of signs) {
        for (const { text } of of(sign).lines) {
          expect(text).toMatch(/^[A-Z][^{}]*\.$/);
          expect(text).not.toMatch(/ {2}|undefined|\.\.|,,/);
          // A graha inside a sentence has its article, at the beginning its capital.
          expect(text).not.toMatch(/(?<!([Tt]he|new|full) )\b(Sun|Moon)\b/);
          expect(text).not.toMatch(/[a-z,] The (Sun|Moon)/);
        }
      }
    }
  });

  test('tells an eclipse on its day, near it without alarm, and not as a full Moon', () => {
    // The total eclipse of the Moon of 3 March 2026, in Leo.
    const day = textOf(horoscopes('daily', '2026-03-03')(11).lines, 'general');
    expect(day).toMatch(/At \d\d:\d\d there is an eclipse of the Moon in Leo, your seventh house/);
    expect(day).not.toContain('full Moon');
    const before = textOf(horoscopes('daily', '2026-02-27')(11).lines, 'general');
    expect(before).toContain('An eclipse of the Moon on 3 March, in your seventh house,');
    const after = textOf(horoscopes('daily', '2026-03-20')(11).lines, 'general');
    expect(after).not.toContain('eclipse');
  });

  test('tells the station of Mercury on its day', () => {
    const dates = datesFrom('2026-11-10', 7);
    const told = dates.filter((date) =>
      textOf(horoscopes('daily', date)(1).lines, 'general').includes('Mercury turns direct'),
    );
    expect(told).toHaveLength(1);
  });
});

describe('the texts', () => {
  const found = textsOf(horoscopeEn);
  const texts = found.map(([, text]) => text);

  test('threaten nobody, promise nothing, say nothing of gender', () => {
    expect(texts.length).toBeGreaterThan(330);
    // `nothing in it to fear` is said of eclipses; no other text speaks of fear.
    expect(untoned(found)).toEqual([]);
    const alarming =
      /\b(bad luck|inauspicious|misfortune|enem(y|ies)|accidents?|loss(es)?|suffer|illness|disease|cures?|heals?|buy now|lucky break)\b/i;
    expect(texts.filter((text) => alarming.test(text))).toEqual([]);
    const fear = texts.filter((text) => /\bfear/.test(text));
    expect(fear).toHaveLength(2);
    for (const text of fear) expect(text).toContain('nothing in it to fear');
  });

  test('are no two alike, and sell nothing', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(
      texts.filter((text) =>
        /₹|\bour (shop|offer)|\bbook (a|your)|discount|consultation/i.test(text),
      ),
    ).toEqual([]);
  });

  test('say which house they are of', () => {
    for (const area of ['general', 'love', 'career', 'health'] as const) {
      for (const [house, variants] of Object.entries(horoscopeEn.moon[area])) {
        const ordinal = horoscopeEn.houses[Number(house) as HouseNumber];
        for (const text of variants) {
          expect(text).toMatch(new RegExp(`${ordinal} house|own sign|own month`));
        }
      }
    }
    for (const graha of Object.keys(horoscopeEn.gochara) as Exclude<GrahaId, 'moon'>[]) {
      for (const [house, text] of Object.entries(horoscopeEn.gochara[graha])) {
        const ordinal = horoscopeEn.houses[Number(house) as HouseNumber];
        expect(text).toMatch(new RegExp(`^(The Sun|${SHORT[graha]}) in \\{sign\\}`));
        expect(text).toMatch(
          Number(house) === 1 ? /your own sign/ : new RegExp(`${ordinal} house`),
        );
      }
    }
  });
});

const SHORT = Object.fromEntries(
  GRAHA_IDS.map((graha) => [graha, horoscopeEn.grahasFirst[graha]]),
) as Record<GrahaId, string>;

describe('the advice', () => {
  test('names the stone of the lord of the sign, and the company by rule [S1-439] [S1-442] [S1-443]', () => {
    const { text } = horoscopeAdvice(5, 'jupiter', 'saturn', 'en');
    expect(text.gemstone).not.toContain('avoided');
    const taurus = horoscopeAdvice(2, 'sun', 'saturn', 'en').text;
    expect(taurus.gemstone).toMatch(/ With Taurus as the ascendant it is usually avoided\.$/);
    expect(text.gemstone).toMatch(
      /^Tradition gives Leo the ruby, the stone of its lord, the Sun\./,
    );
    expect(text.meditation).toMatch(/^Jupiter is strongest for you:/);
    expect(text.remedies[0]).toMatch(/^Saturn is weakest for you:/);
    expect(text.company).toBe(
      'Leo gets on most easily with Sagittarius, Aries, Gemini and Scorpio. With Capricorn the two ways differ, and patience on both sides makes the bridge.',
    );
    expect(text.remedies.length).toBeGreaterThanOrEqual(2);
  });

  test('is there for every sign and planet', () => {
    for (const sign of signs) {
      for (const planet of GRAHA_IDS.slice(0, 7) as 'sun'[]) {
        const { text } = horoscopeAdvice(sign, planet, planet, 'en');
        for (const part of [text.gemstone, text.meditation, ...text.remedies, text.company]) {
          expect(part).toMatch(/^[A-Z][^{}]*\.$/);
        }
        expect(text.gemstone).toContain(names('en').signs[sign].common);
        expect(SIGNS[sign]).toBeDefined();
      }
    }
  });
});
