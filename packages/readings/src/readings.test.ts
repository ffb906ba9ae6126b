import { describe, expect, test } from 'vitest';
import { names, notice, openingSentence, type NoticeKey } from './index.ts';
import { noticesEn } from './notices.en.ts';
import { noticesHi } from './notices.hi.ts';
import { openingEn } from './opening.en.ts';
import { openingHi } from './opening.hi.ts';

/** Every key of a catalogue, nested ones as paths, lists by their positions. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value as object).flatMap(textsOf);
}

describe.each([
  ['names', names('en'), names('hi')],
  ['opening', openingEn, openingHi],
  ['notices', noticesEn, noticesHi],
])('%s', (_subject, english, hindi) => {
  test('has the same keys in every language', () => {
    expect(keysOf(hindi)).toEqual(keysOf(english));
  });

  test('has no empty text, and the same placeholders', () => {
    expect([...textsOf(english), ...textsOf(hindi)].filter((text) => text.trim() === '')).toEqual(
      [],
    );
    expect(textsOf(hindi).map(placesOf)).toEqual(textsOf(english).map(placesOf));
  });
});

test('there are 27 nakshatras, each named once', () => {
  for (const language of ['en', 'hi'] as const) {
    expect(new Set(names(language).nakshatras).size).toBe(27);
  }
});

test('signs have both names', () => {
  expect(names('en').signs[5]).toEqual({ common: 'Leo', sanskrit: 'Simha' });
});

describe('opening sentence', () => {
  const facts = {
    lagna: 5,
    moonSign: 7,
    nakshatra: 16,
    period: { lord: 'mercury', endYear: 2041, endMonth: 1 },
  } as const;

  test('states lagna, Moon, nakshatra and the running period', () => {
    expect(openingSentence(facts, 'en')).toBe(
      'Leo (Simha) ascendant, Moon in Libra (Tula), born under Vishakha. You are in Mercury’s main period (mahadasha) until January 2041.',
    );
  });

  test('gives Sun and Moon their article', () => {
    expect(openingSentence({ ...facts, period: { ...facts.period, lord: 'sun' } }, 'en')).toContain(
      'in the Sun’s main period',
    );
  });

  test('omits the period if none is running', () => {
    expect(openingSentence({ ...facts, period: null }, 'en')).toBe(
      'Leo (Simha) ascendant, Moon in Libra (Tula), born under Vishakha.',
    );
  });

  test('is available in Hindi', () => {
    expect(openingSentence(facts, 'hi')).toBe(
      'सिंह लग्न, चंद्रमा तुला राशि में, जन्म नक्षत्र विशाखा। जनवरी 2041 तक बुध की महादशा है।',
    );
  });
});

test('the placeholders of a notice are filled', () => {
  const key: NoticeKey = 'bengal_advance';
  const words = notice(key, 'en', { used: '+05:30', other: '+06:30' });
  expect(words).toContain('so +05:30 is used here.');
  expect(words).toContain('use the offset +06:30.');
});
