import { civilSpan, GRAHA_IDS, SIGNS } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { messagesOf, subjects } from '../../test/messages.ts';
import { sentencesOf, textsOf, untoned } from '../../test/tone.ts';
import { horoscopeAdvice, leanOf, OUTLOOK_AREAS } from '../index.ts';
import { signName } from '../words.ts';
import { TIMEZONE, signs, horoscopes, datesFrom } from './horoscope.samples.ts';

/** Every day of a year, for the twelve signs: all that a visitor could read. */
const year = datesFrom('2026-11-23', 365).map((date) => {
  const of = horoscopes('daily', date);
  return { date, readings: signs.map((sign) => ({ sign, ...of(sign) })) };
});

const readingsOfYear = year.flatMap(({ readings }) => readings);

/** Weeks, months and years, read before, during and after them. */
const longReadings = (['weekly', 'monthly', 'yearly'] as const).flatMap((period) =>
  ['2025-06-01', '2026-05-13', '2026-11-23', '2028-01-01'].flatMap((today) => {
    const of = horoscopes(period, '2026-11-23', today);
    return signs.map((sign) => ({ sign, period, today, ...of(sign) }));
  }),
);

/** Words that hedge, in both languages. */
const HEDGE =
  /\b(can|could|may|might|tends?|often|likely|usually|sometimes|perhaps|probably|possibly|traditionally)\b|(?<!\p{L})(सकत[ाीे]|शायद|संभव|संभवतः|अक्सर|प्रायः|आमतौर|आम तौर|परंपरा)(?![\p{L}\p{M}])/giu;

describe('a horoscope commits itself', () => {
  test('a paragraph has at most one hedging word, in both languages, whatever the span', () => {
    const days = datesFrom('2026-11-23', 30).flatMap((date) =>
      (['en', 'hi'] as const).map((language) => horoscopes('daily', date, date, language)),
    );
    const longer = (['weekly', 'monthly', 'yearly'] as const).flatMap((period) =>
      (['en', 'hi'] as const).map((language) =>
        horoscopes(period, '2026-11-23', '2026-11-25', language),
      ),
    );
    const paragraphs = [...days, ...longer].flatMap((of) =>
      signs.flatMap((sign) => {
        const { lines } = of(sign);
        return ['general', 'love', 'career', 'money', 'health'].map((area) =>
          lines
            .filter((line) => line.area === area)
            .map(({ text }) => text)
            .join(' '),
        );
      }),
    );
    expect(paragraphs.length).toBe(66 * 12 * 5);
    expect(paragraphs.filter((one) => (one.match(HEDGE) ?? []).length > 1)).toEqual([]);
  });

  test('it begins with the whole span in one sentence: how it looks, and what to do', () => {
    for (const { lines } of readingsOfYear)
      expect(lines[0]!.text).toMatch(/^A (good|mixed|quiet) day: [a-z][^.;]+\.$/);
    for (const { lines, period } of longReadings)
      expect(lines[0]!.text).toMatch(
        period === 'weekly' ? /^A \w+ week: [^.]+\.$/ : /^A \w+ (month|year)\. [^.]+\.( |$)/,
      );
    const moods = readingsOfYear.map(({ lines }) => lines[0]!.text.split(' ')[1]);
    for (const mood of ['good', 'mixed', 'quiet'])
      expect(moods.filter((one) => one === mood).length / moods.length, mood).toBeGreaterThan(0.15);
  });

  test('two signs of one day have different first sentences, and so have two days of one sign', () => {
    for (const [day, { readings, date }] of year.entries()) {
      const first = readings.map(({ lines }) => lines[0]!.text);
      expect(new Set(first).size, date).toBe(12);
      const next = year[day + 1]?.readings.map(({ lines }) => lines[0]!.text) ?? [];
      for (const [sign, text] of first.entries()) expect(text, date).not.toBe(next[sign]);
    }
  });

  test('no sentence is twice in one horoscope', () => {
    for (const { lines } of [...readingsOfYear, ...longReadings]) {
      const sentences = lines.flatMap(({ text }) => sentencesOf(text));
      expect(new Set(sentences).size, sentences.join(' ')).toBe(sentences.length);
    }
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
  test('has no sentence but that of the nakshatra in more than half of the signs', () => {
    for (const { date, readings } of year) {
      const counts = new Map<string, number>();
      for (const { lines } of readings) {
        for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
      }
      // The nakshatra of the day is the same for all signs.
      for (const [text, count] of counts)
        if (!text.startsWith('The Moon is in'))
          expect(count, `${date}: ${text}`).toBeLessThanOrEqual(6);
    }
  });

  test('a day that all areas help is a good one, and one that none helps is not', () => {
    for (const { lines, outlooks } of readingsOfYear) {
      const words = OUTLOOK_AREAS.map((area) => outlooks[area]);
      const { text } = lines[0]!;
      if (words.every((word) => word === 'favourable')) expect(text).toMatch(/^A good/);
      if (words.every((word) => word === 'quiet')) expect(text).toMatch(/^A quiet/);
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

  test('what is past has neither advice nor a date to come', () => {
    let past = 0;
    for (const { lines, today } of longReadings) {
      const todayJdUt = civilSpan('daily', today, TIMEZONE).fromJdUt;
      for (const { fact, text } of lines) {
        if (fact.kind !== 'gochara' || !fact.stay || fact.stay.toJdUt > todayJdUt) continue;
        expect(text).toMatch(/^(From .* to .*|All that \w+): an? \w+ time for .*\.$/);
        past += 1;
      }
    }
    expect(past).toBeGreaterThan(50);
  });

  test('mention the easier days ahead if some days of a week are past', () => {
    const first = (today: string) => horoscopes('weekly', '2026-11-23', today)(8).lines[0]!.text;
    expect(first('2026-11-20')).toMatch(/week: the easier days are Tuesday 24 and Wednesday 25\.$/);
    expect(first('2026-11-26')).toContain('no day that is left stands out');
    expect(first('2026-12-05')).toMatch(/the easier days were Tuesday 24 and Wednesday 25\.$/);
  });

  test('name one day in the singular, and the last day of a week as today', () => {
    const openings = (today: string) =>
      signs.map((sign) => horoscopes('weekly', '2026-11-23', today)(sign).lines[0]!.text);
    const days = /the (easie\w+ days?) .*(is|are) (.*)\.$/;
    for (const today of ['2026-11-23', '2026-11-26', '2026-11-28']) {
      const named = openings(today).flatMap((text) => {
        const [, noun, , listed = ''] = days.exec(text) ?? [];
        return noun === undefined ? [] : [[noun, listed.includes(' and ')]];
      });
      expect(named.length).toBeGreaterThan(0);
      for (const [noun, several] of named)
        expect(noun).toBe(several ? 'easier days' : 'easiest day');
    }
    for (const text of openings('2026-11-29'))
      expect(text).toMatch(/week: (today is one of its easier days|keep an even pace today)\.$/);
  });

  test('a week that has just begun has no days left behind it', () => {
    const none = signs.map(
      (sign) => horoscopes('weekly', '2026-11-23', '2026-11-23')(sign).lines[0]!.text,
    );
    expect(none.some((text) => text.includes('no day that is left'))).toBe(false);
  });
});

describe('the texts', () => {
  const horoscope = Object.fromEntries(
    subjects.filter((one) => one.startsWith('horoscope')).map((one) => [one, messagesOf(one)]),
  );
  const found = textsOf(horoscope);
  const texts = found.map(([, text]) => text);

  test('contain no threats, no promises and no gender', () => {
    expect(texts.length).toBeGreaterThan(300);
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
});

describe('the advice', () => {
  test('names the stone of the lord of the sign, and the compatible signs by rule [S1-439] [S1-442] [S1-443]', () => {
    const { text } = horoscopeAdvice(5, 'jupiter', 'saturn', 'en');
    expect(text.gemstone).not.toContain('avoided');
    const taurus = horoscopeAdvice(2, 'sun', 'saturn', 'en').text;
    expect(taurus.gemstone).toContain('so it is advised with care');
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
