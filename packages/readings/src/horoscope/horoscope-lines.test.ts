import {
  gocharaOf,
  grahaSigns,
  houseFrom,
  isAspecting,
  nakshatraOf,
  placeAt,
  signFromIndex,
  transitSky,
  type HouseNumber,
  type SignNumber,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { horoscopeAdvice, type HoroscopeLine } from '../index.ts';
import { housesMessages as ordinals } from '../messages.generated/en/houses.ts';
import { nakshatraName } from '../words.ts';
import { signs, horoscopes, datesFrom } from './horoscope.samples.ts';

const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

const textOf = (lines: readonly HoroscopeLine[], ...areas: string[]) =>
  lines
    .filter(({ area }) => areas.includes(area))
    .map(({ text }) => text)
    .join(' ');

/** A sky computed independently of the one that the lines were written from. */
const fresh = transitSky();

/** Checks the statements of a line against an independently computed sky. */
function expectTrue(line: HoroscopeLine, sign: SignNumber, middleJdUt: number) {
  const { fact, text } = line;
  const then = grahaSigns(middleJdUt, fresh);
  const ordinal = (house: HouseNumber) => ordinals[house];
  const says = (house: HouseNumber) =>
    expect(text).toMatch(
      new RegExp(house === 1 ? `first house|own sign` : `${ordinal(house)}(?: house)?\\b`),
    );
  switch (fact.kind) {
    case 'headline':
      return expectTrue({ ...line, fact: fact.of }, sign, middleJdUt);
    case 'moon': {
      const place = placeAt('moon', middleJdUt, fresh);
      expect(fact.sign).toBe(place.sign);
      expect(fact.house).toBe(houseFrom(sign, place.sign));
      // The position is in the reason of a line.
      return expect(text).not.toMatch(/\bMoon\b|your \w+ house\b/);
    }
    case 'nakshatra':
      expect(fact.nakshatra).toBe(nakshatraOf(placeAt('moon', middleJdUt, fresh).longitude).number);
      return expect(text).toContain(`The Moon is in ${nakshatraName(fact.nakshatra, 'en')}`);
    case 'good_days':
      for (const day of fact.days) {
        const moon = gocharaOf(sign, grahaSigns(day, fresh)).find((row) => row.graha === 'moon');
        expect(moon?.effect).toBe('good');
      }
      return;
    case 'gochara': {
      const at = fact.stay ? (fact.stay.fromJdUt + fact.stay.toJdUt) / 2 : middleJdUt;
      expect(placeAt(fact.graha, at, fresh).sign).toBe(fact.sign);
      expect(fact.house).toBe(houseFrom(sign, fact.sign));
      if (fact.stay) return;
      const row = gocharaOf(sign, then).find(({ graha }) => graha === fact.graha)!;
      expect(fact.effect).toBe(row.effect);
      const isMet = fact.effect === 'obstructed' || fact.effect === 'relieved';
      for (const other of isMet ? fact.by : [])
        expect(houseFrom(sign, then[other])).toBe(fact.vedhaHouse);
      return;
    }
    case 'aspect': {
      expect(then[fact.graha]).toBe(fact.sign);
      const looked = signFromIndex(sign + fact.house - 2);
      return expect(isAspecting(fact.graha, then[fact.graha], looked)).toBe(true);
    }
    case 'outlook':
      return;
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

describe('a horoscope', () => {
  // Two periods that include eclipses and stations.
  const stretches = [datesFrom('2026-02-10', 45), datesFrom('2031-10-01', 31)];

  test('has different texts on thirty consecutive days, for each of the twelve signs [S1-447]', () => {
    for (const dates of stretches) {
      const days = dates.map((date) => horoscopes('daily', date));
      for (const sign of signs) {
        const selected = days.map((of) => of(sign).lines);
        const general = selected.map((lines) => textOf(lines, 'general'));
        for (let first = 0; first + 30 <= general.length; first += 1) {
          expect(new Set(general.slice(first, first + 30)).size).toBe(30);
        }
        // No area repeats the text of the previous day.
        for (const area of ['love', 'career', 'health']) {
          const texts = selected.map((lines) => textOf(lines, area));
          for (const [day, text] of texts.entries()) expect(text).not.toBe(texts[day + 1]);
        }
      }
    }
  });

  test.each(['2026-11-22', '2026-03-03', '2025-01-01', '1984-10-31', '2099-07-15'])(
    'no two of the 48 texts of %s are equal, nor two of its day in any part [S1-447] [S1-452]',
    (date) => {
      const texts = periods.flatMap((period) => {
        const of = horoscopes(period, date);
        return signs.map((sign) => of(sign).lines);
      });
      expect(texts).toHaveLength(48);
      const whole = texts.map((lines) => lines.map(({ text }) => text).join(' '));
      expect(new Set(whole).size).toBe(48);
      for (const areas of [['general'], ['love'], ['career', 'money'], ['health']]) {
        const parts = texts.map((lines) => textOf(lines, ...areas));
        for (const part of parts) expect(part).not.toBe('');
        // The first twelve are those of the day.
        expect(new Set(parts.slice(0, 12)).size, areas.join()).toBe(12);
      }
    },
  );

  test('a date always has the same text', () => {
    const again = horoscopes('weekly', '2026-11-22')(7).lines;
    expect(horoscopes('weekly', '2026-11-22')(7).lines).toEqual(again);
    // Any day of the week is the same week.
    expect(horoscopes('weekly', '2026-11-18', '2026-11-22')(7).lines).toEqual(again);
  });

  test('is available in Hindi', () => {
    const { text, language } = horoscopeAdvice(5, 'sun', 'moon', 'hi');
    expect(language).toBe('hi');
    expect(JSON.stringify(Object.values(text))).not.toMatch(/[A-Za-z]/);
  });
});

describe('the content of a line', () => {
  test.each(periods)('is true of the sky: %s, every sign', (period) => {
    const dates =
      period === 'daily' ? datesFrom('2026-08-10', 14) : ['2026-03-03', '1999-08-11', '2044-02-29'];
    for (const date of dates) {
      const of = horoscopes(period, date);
      for (const sign of signs) {
        const { lines, span } = of(sign);
        for (const line of lines) expectTrue(line, sign, span.middleJdUt);
      }
    }
  });

  test('has no unfilled placeholder, and is complete sentences', () => {
    for (const period of periods) {
      const of = horoscopes(period, '2026-03-03');
      for (const sign of signs) {
        for (const { text } of of(sign).lines) {
          expect(text).toMatch(/^[A-Z][^{}]*\.$/);
          expect(text).not.toMatch(/ {2}|undefined|\.\.|,,/);
          // A graha has its article inside a sentence, and a capital at the start.
          expect(text).not.toMatch(/(?<!([Tt]he|new|full) )\b(Sun|Moon)\b/);
          expect(text).not.toMatch(/[a-z,] The (Sun|Moon)/);
        }
      }
    }
  });

  test('mentions an eclipse on its day, near it without alarm, and not as a full Moon', () => {
    // The total eclipse of the Moon of 3 March 2026, in Leo.
    const day = textOf(horoscopes('daily', '2026-03-03')(11).lines, 'general');
    expect(day).toMatch(/At 5:03 pm there is an eclipse of the Moon in Leo, your seventh house/);
    expect(day).not.toContain('full Moon');
    const before = textOf(horoscopes('daily', '2026-02-27')(11).lines, 'general');
    expect(before).toContain('An eclipse of the Moon on 3 March falls in your seventh house:');
    const after = textOf(horoscopes('daily', '2026-03-20')(11).lines, 'general');
    expect(after).not.toContain('eclipse');
  });

  test('is silent on an eclipse that India does not see, whose day is a full or new Moon', () => {
    // The total eclipse of the Sun of Spain and the partial one of the Moon of America.
    const day = textOf(horoscopes('daily', '2026-08-28')(11).lines, 'general');
    expect(day).not.toContain('eclipse');
    expect(day).toContain('full Moon');
    expect(textOf(horoscopes('daily', '2026-08-10')(5).lines, 'general')).not.toContain('eclipse');
  });

  test('mentions the station of Mercury on its day', () => {
    const dates = datesFrom('2026-11-10', 7);
    const selected = dates.filter((date) =>
      textOf(horoscopes('daily', date)(1).lines, 'general').includes('Mercury turns direct'),
    );
    expect(selected).toHaveLength(1);
  });
});
