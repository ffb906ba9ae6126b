import {
  AREA_RULES,
  civilSpan,
  GRAHA_IDS,
  SIGNS,
  type GrahaId,
  type HouseNumber,
  type SignNumber,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { messagesAt, messagesOf, subjects } from '../../test/messages.ts';
import { sentencesOf, textsOf, untoned } from '../../test/tone.ts';
import { horoscopeAdvice, leanOf, OUTLOOK_AREAS } from '../index.ts';
import { horoscopeMoonMessages as moonEn } from '../messages.generated/en/horoscope-moon.ts';
import { housesMessages as ordinals } from '../messages.generated/en/houses.ts';
import { grahaName, signName } from '../words.ts';
import { TIMEZONE, signs, horoscopes, datesFrom } from './horoscope.samples.ts';

/** Every day of a year, for the twelve signs: all that a visitor could read. */
const year = datesFrom('2026-11-23', 365).map((date) => {
  const of = horoscopes('daily', date);
  return { date, readings: signs.map((sign) => ({ sign, ...of(sign) })) };
});

const readingsOfYear = year.flatMap(({ readings }) => readings);

const linesOfYear = readingsOfYear.flatMap(({ lines }) => lines);

/** Weeks, months and years, read before, during and after them. */
const longReadings = (['weekly', 'monthly', 'yearly'] as const).flatMap((period) =>
  ['2025-06-01', '2026-05-13', '2026-11-23', '2028-01-01'].flatMap((today) => {
    const of = horoscopes(period, '2026-11-23', today);
    return signs.map((sign) => ({ sign, period, today, ...of(sign) }));
  }),
);

const HEDGE =
  /\b(can|could|may|might|tends?|often|likely|usually|sometimes|perhaps|traditionally|suggests)\b/;

/** Sentences that state only a position. */
const PLACE =
  /^(It (stays there until|has been there since|is there from) .*|(On|From) [A-Z]\w+day( to [A-Z]\w+day)? the Moon is in \w+)\.$/;

/** "Venus in Libra", "the Moon is in Aries": positions that a text names. */
function positionsIn(text: string): string[] {
  const signNames = signs.map((sign) => signName(sign, 'en'));
  const grahas = GRAHA_IDS.map((graha) => grahaName(graha, 'en').replace('the ', ''));
  const position = new RegExp(
    `\\b(${grahas.join('|')}),? (?:(?:is|falls|enters|moves|into) )*(?:in )?(${signNames.join('|')})\\b`,
    'g',
  );
  return [...text.matchAll(position)].map(([, graha, sign]) => `${graha} in ${sign}`);
}

describe('no line is an unhedged promise', () => {
  test('every line of a year is hedged, and so is every sentence that does more than state a position', () => {
    const texts = linesOfYear.map(({ text }) => text);
    expect(texts.filter((text) => !HEDGE.test(text))).toEqual([]);
    const sentences = texts.flatMap(sentencesOf);
    expect(sentences.length).toBeGreaterThan(30_000);
    // Measured: all of them.
    expect(sentences.filter((sentence) => !HEDGE.test(sentence))).toEqual([]);
  });

  test('the same holds in a week, a month or a year, whenever it is read', () => {
    const sentences = longReadings.flatMap(({ lines }) =>
      lines.flatMap(({ text }) => sentencesOf(text)),
    );
    expect(sentences.filter((one) => !HEDGE.test(one) && !PLACE.test(one))).toEqual([]);
  });
});

describe('the outlook word of an area', () => {
  test('agrees with every line below it, every day of a year', () => {
    const side = { favourable: 1, even: 0, quiet: -1 } as const;
    let led = 0;
    for (const { outlooks, lines } of [...readingsOfYear, ...longReadings]) {
      for (const area of OUTLOOK_AREAS) {
        const own = lines.filter((line) => line.area === area);
        expect(own.length).toBeGreaterThan(0);
        for (const { fact } of own) {
          const lean = leanOf(fact);
          expect(lean === 0 || lean === side[outlooks[area]]).toBe(true);
          if (fact.kind === 'outlook') expect(fact.outlook).toBe(outlooks[area]);
          if (lean !== 0) led += 1;
        }
      }
    }
    expect(led).toBeGreaterThan(5000);
  });

  test('takes each of the three values for many signs, and health has none', () => {
    for (const area of OUTLOOK_AREAS) {
      const words = readingsOfYear.map(({ outlooks }) => outlooks[area]);
      for (const word of ['quiet', 'even', 'favourable'] as const) {
        const share = words.filter((one) => one === word).length / words.length;
        expect(share, `${area} ${word}`).toBeGreaterThan(0.1);
        expect(share, `${area} ${word}`).toBeLessThan(0.6);
      }
    }
    expect(Object.keys(readingsOfYear[0]!.outlooks)).toEqual(['love', 'career', 'money']);
  });

  test('is that of the sum of the factors for and against the area', () => {
    for (const { outlooks, forecast } of readingsOfYear) {
      for (const area of OUTLOOK_AREAS) {
        const { sum } = forecast.areas.find((one) => one.area === area)!;
        if (outlooks[area] === 'favourable') expect(sum).toBeGreaterThan(0);
        if (outlooks[area] === 'quiet') expect(sum).toBeLessThan(0);
      }
    }
  });
});

describe('the horoscope of a day', () => {
  test('names no position twice', () => {
    for (const { lines } of readingsOfYear) {
      const selected = positionsIn(lines.map(({ text }) => text).join(' '));
      expect(selected.length).toBeGreaterThan(1);
      expect(new Set(selected).size).toBe(selected.length);
    }
  });

  test('seldom begins with the Moon’s house', () => {
    const begins = linesOfYear.filter(({ text }) => /^(With )?the Moon (is )?in /i.test(text));
    // Regression: half of the sentences once did.
    expect(begins.length / linesOfYear.length).toBeLessThan(0.06);
  });

  test('has no sentence that is word for word in more than half of the signs', () => {
    for (const { date, readings } of year) {
      const counts = new Map<string, number>();
      for (const { lines } of readings) {
        for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
      }
      for (const [text, count] of counts) expect(count, `${date}: ${text}`).toBeLessThanOrEqual(6);
    }
  });

  test('has the strongest fact first: what marks the day, else a planet with a good or bad effect', () => {
    const side = { favourable: 1, even: 0, quiet: -1 } as const;
    for (const { lines, forecast, outlooks } of readingsOfYear) {
      const { fact } = lines[0]!;
      if (fact.kind === 'event') {
        expect(['sign_ingress', 'station', 'lunation', 'solar_eclipse', 'lunar_eclipse']).toContain(
          fact.event.kind,
        );
        continue;
      }
      if (fact.kind !== 'gochara' && fact.kind !== 'moon') throw new Error(fact.kind);
      const graha = fact.kind === 'moon' ? 'moon' : fact.graha;
      if (leanOf(fact) === 0) continue;
      const own = Math.abs(forecast.strengths.find((one) => one.graha === graha)!.sum);
      for (const { graha: other, sum } of forecast.strengths) {
        if (other === 'moon' || Math.abs(sum) <= own) continue;
        // A stronger one has no effect, or contradicts the outlook word of its area.
        const { effect } = forecast.gochara.find((row) => row.graha === other)!;
        const lean = effect === 'good' ? 1 : effect === 'bad' ? -1 : 0;
        const isAgainstItsArea = OUTLOOK_AREAS.some(
          (area) => AREA_RULES[area].karakas.includes(other) && lean * side[outlooks[area]] < 0,
        );
        expect(lean * sum <= 0 || isAgainstItsArea, `${graha}, ${other}`).toBe(true);
      }
    }
  });

  test('resolves vedha in one clause', () => {
    const met = linesOfYear.filter(({ text }) => text.includes('vedha'));
    expect(met.length).toBeGreaterThan(500);
    for (const { text } of met) {
      expect(sentencesOf(text.replace(/^(There may|Something|That may)[^.]*\. /, ''))).toHaveLength(
        1,
      );
      expect(text).toMatch(/\((vipareeta )?vedha\)\.$|\((vipareeta )?vedha\)/);
    }
  });
});

describe('a week, a month and a year', () => {
  test('are in chronological order', () => {
    for (const { lines, forecast } of longReadings) {
      for (const area of ['general', 'love', 'career', 'money', 'health']) {
        const starts = lines
          .filter((line) => line.area === area)
          .map(({ fact }) => {
            if (fact.kind === 'event' || fact.kind === 'eclipse_near') return fact.event.jdUt;
            return 'stay' in fact && fact.stay ? fact.stay.fromJdUt : forecast.fromJdUt - 1;
          });
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }
    }
  });

  test('are past, present or future relative to today', () => {
    const PAST =
      /\b(fell|entered|moved into|moved clear|turned|came close|there was|was in|may have (had|been|changed|slowed|helped|needed|found))\b/;
    let past = 0;
    for (const { lines, today } of longReadings) {
      const todayJdUt = civilSpan('daily', today, TIMEZONE).fromJdUt;
      for (const { fact, text } of lines) {
        const end =
          fact.kind === 'event'
            ? fact.event.jdUt
            : (fact.kind === 'gochara' || fact.kind === 'moon') && fact.stay
              ? fact.stay.toJdUt
              : null;
        if (end === null) continue;
        expect(PAST.test(text), `${today}: ${text}`).toBe(end <= todayJdUt);
        if (end <= todayJdUt) past += 1;
      }
    }
    expect(past).toBeGreaterThan(100);
  });

  test('mention the easier days ahead if some days of a week are past', () => {
    const before = horoscopes('weekly', '2026-11-23', '2026-11-20');
    const within = horoscopes('weekly', '2026-11-23', '2026-11-26');
    const over = horoscopes('weekly', '2026-11-23', '2026-12-05');
    const first = (of: typeof before, sign: SignNumber) => of(sign).lines[0]!.text;
    expect(first(before, 8)).toBe(
      'Going by the Moon, the easier days of this week may be Tuesday and Wednesday.',
    );
    expect(first(within, 8)).toContain('no day left this week stands out');
    expect(first(over, 8)).toBe(
      'Going by the Moon, the easier days of that week may have been Tuesday and Wednesday.',
    );
  });

  test('name one day in the singular, and the last day of a week as today', () => {
    const openings = (today: string) =>
      signs.map((sign) => horoscopes('weekly', '2026-11-23', today)(sign).lines[0]!.text);
    const days = /(easie\w+ days?) .* may be (.*)\.$/;
    for (const today of ['2026-11-23', '2026-11-26', '2026-11-28']) {
      const named = openings(today).flatMap((text) => {
        const [, noun, listed = ''] = days.exec(text) ?? [];
        return noun === undefined ? [] : [[noun, listed.includes(' and ')]];
      });
      expect(named.length).toBeGreaterThan(0);
      for (const [noun, several] of named)
        expect(noun).toBe(several ? 'easier days' : 'easiest day');
    }
    expect(new Set(openings('2026-11-29'))).toEqual(
      new Set([moonEn.goodDays.today, moonEn.goodDays.noneToday]),
    );
  });

  test('a week that has just begun has no days left behind it', () => {
    const none = signs.map(
      (sign) => horoscopes('weekly', '2026-11-23', '2026-11-23')(sign).lines[0]!.text,
    );
    expect(none).toContain(moonEn.goodDays.none);
    expect(none).not.toContain(moonEn.goodDays.noneLeft);
  });
});

describe('the texts', () => {
  const horoscope = Object.fromEntries(
    subjects.filter((one) => one.startsWith('horoscope')).map((one) => [one, messagesOf(one)]),
  );
  const gochara = messagesAt(horoscope, 'horoscope-gochara', 'gochara');
  const found = textsOf(horoscope);
  const texts = found.map(([, text]) => text);

  test('contain no threats, no promises and no gender', () => {
    expect(texts.length).toBeGreaterThan(330);
    // `nothing in it to fear` is in the text on eclipses; no other text mentions fear.
    expect(untoned(found)).toEqual([]);
    const alarming =
      /\b(bad luck|inauspicious|misfortune|enem(y|ies)|accidents?|loss(es)?|suffer|illness|disease|cures?|heals?|buy now|lucky break)\b/i;
    expect(texts.filter((text) => alarming.test(text))).toEqual([]);
    const fear = texts.filter((text) => /\bfear/.test(text));
    expect(fear).toHaveLength(2);
    for (const text of fear) expect(text).toContain('nothing in it to fear');
  });

  test('are all different, and contain no advertising', () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(
      texts.filter((text) =>
        /₹|\bour (shop|offer)|\bbook (a|your)|discount|consultation/i.test(text),
      ),
    ).toEqual([]);
  });

  test('name their house', () => {
    for (const [house, variants] of Object.entries(
      messagesAt(horoscope, 'horoscope-moon', 'houses', 'general'),
    )) {
      const ordinal = ordinals[Number(house) as HouseNumber];
      for (const text of Object.values(variants)) {
        expect(text).toMatch(
          new RegExp(`the Moon .*in \\{sign\\}, your (${ordinal} house|own sign)`, 'i'),
        );
      }
    }
    for (const graha of Object.keys(gochara) as Exclude<GrahaId, 'moon'>[]) {
      for (const [house, variants] of Object.entries(messagesAt(gochara, graha))) {
        const ordinal = ordinals[Number(house) as HouseNumber];
        const own = Number(house) === 1 ? 'your own sign' : `your ${ordinal} house`;
        const name = grahaName(graha, 'en');
        expect(Object.keys(variants).length).toBeGreaterThan(0);
        for (const text of Object.values(variants)) {
          expect(text).toMatch(new RegExp(`${name} (is )?in \\{sign\\}, ${own}`, 'i'));
        }
      }
    }
  });
});

describe('the advice', () => {
  test('names the stone of the lord of the sign, and the compatible signs by rule [S1-439] [S1-442] [S1-443]', () => {
    const { text } = horoscopeAdvice(5, 'jupiter', 'saturn', 'en');
    expect(text.gemstone).not.toContain('avoided');
    const taurus = horoscopeAdvice(2, 'sun', 'saturn', 'en').text;
    expect(taurus.gemstone).toMatch(/ With Taurus as the ascendant it is usually avoided\.$/);
    expect(text.gemstone).toMatch(
      /^The ruby is the traditional stone of the Sun, the lord of Leo\./,
    );
    expect(text.meditation).toMatch(/^Jupiter is strongest for you:/);
    expect(text.remedies[0]).toMatch(/^Saturn is weakest for you:/);
    expect(text.company).toBe(
      'Leo tends to get on most easily with Sagittarius, Aries, Gemini and Scorpio. Capricorn may do things differently from you; patience helps.',
    );
    expect(text.remedies.length).toBeGreaterThanOrEqual(2);
  });

  test('exists for every sign and planet', () => {
    for (const sign of signs) {
      for (const planet of GRAHA_IDS.slice(0, 7) as 'sun'[]) {
        const { text } = horoscopeAdvice(sign, planet, planet, 'en');
        for (const part of [text.gemstone, text.meditation, ...text.remedies, text.company]) {
          expect(part).toMatch(/^[A-Z][^{}]*\.$/);
        }
        expect(text.gemstone).toContain(signName(sign, 'en'));
        expect(SIGNS[sign]).toBeDefined();
      }
    }
  });
});
