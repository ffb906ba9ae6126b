import { describe, expect, test } from 'vitest';
import { notice, openingSentence, type NoticeKey } from './index.ts';

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
