import type { MangalCancellation, MangalFactor } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import {
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentence,
  pitraReasonSentence,
} from '../index.ts';

describe('mangal dosha', () => {
  const fromMoon: MangalFactor = {
    code: 'mars_in_house',
    from: 'moon',
    house: 7,
    sign: 10,
    isDoshaHouse: true,
    units: 50,
    weight: 0.3,
    aspectedHouses: [10, 1, 2],
  };

  test('states from where Mars is counted and what it aspects', () => {
    expect(mangalFactorSentence(fromMoon, 'en')).toBe(
      'Counted from the Moon, Mars is in the seventh house and aspects the tenth, first and second houses.',
    );
    expect(mangalFactorSentence(fromMoon, 'hi')).toBe(
      'चंद्र से गिनने पर मंगल सातवें भाव में है और दसवें, पहले और दूसरे भावों को देखता है।',
    );
  });

  test('states every way in which another graha is connected with Mars', () => {
    const factor: MangalFactor = {
      code: 'mars_associated',
      graha: 'saturn',
      how: ['aspects_mars', 'aspected_by_mars'],
      house: 1,
      sign: 4,
    };
    expect(mangalFactorSentence(factor, 'en')).toBe('Saturn aspects Mars. Mars aspects Saturn.');
  });

  test('names where the nodes and another malefic are', () => {
    expect(mangalFactorSentence({ code: 'nodes_on_first_seventh', rahuHouse: 7 }, 'en')).toBe(
      'Rahu is in the seventh house from the ascendant, with Ketu opposite.',
    );
    expect(
      mangalFactorSentence(
        { code: 'malefic_in_house', graha: 'sun', house: 8, sign: 2, units: 40, weight: 0.25 },
        'en',
      ),
    ).toBe('The eighth house from the ascendant also holds the Sun.');
  });

  const none = { sign: null, houses: [], grahas: [], weaknesses: [] } as const;
  const cancellations: [rule: MangalCancellation, sentence: string][] = [
    [
      { ...none, code: 'mars_in_leo_or_aquarius', grade: 'strong', source: 'raman', sign: 5 },
      'Mars is in Leo, where Raman counts no dosha from the ascendant, the Moon or Venus.',
    ],
    [
      {
        ...none,
        code: 'mars_in_house_and_sign',
        grade: 'strong',
        source: 'raman',
        sign: 10,
        houses: [
          { from: 'lagna', house: 7 },
          { from: 'venus', house: 7 },
        ],
      },
      'Mars in Capricorn is considered harmless in the seventh house from the ascendant and the seventh house from Venus.',
    ],
    [
      {
        ...none,
        code: 'mars_weak',
        grade: 'also_used',
        source: 'almanacs',
        weaknesses: ['combust', 'retrograde'],
      },
      'Mars is combust and retrograde, and almanacs then count the dosha as lessened.',
    ],
    [
      {
        ...none,
        code: 'jupiter_or_venus_in_lagna',
        grade: 'strong',
        source: 'raman',
        grahas: ['jupiter', 'venus'],
      },
      'The first house from the ascendant holds Jupiter and Venus.',
    ],
  ];

  test.each(cancellations)('states why it is reduced %#', (rule, sentence) => {
    expect(mangalCancellationSentence(rule, 'en')).toBe(sentence);
    expect(mangalCancellationSentence(rule, 'hi')).not.toMatch(/[{}]/);
  });

  test('states an aspect', () => {
    expect(
      mangalAspectSentence({ by: 'moon', count: 7, sign: 12, house: 4, grahas: ['mars'] }, 'en'),
    ).toBe('The Moon aspects the fourth house from the ascendant (Pisces).');
  });
});

test('pitra dosha states its reasons', () => {
  expect(
    pitraReasonSentence({ code: 'sun_with_node', node: 'rahu', sign: 3, house: 5 }, 'en'),
  ).toBe('The Sun is with Rahu in Gemini, the fifth house.');
  expect(pitraReasonSentence({ code: 'node_in_ninth', node: 'ketu', sign: 3 }, 'hi')).toBe(
    'नौवें भाव में, मिथुन राशि में, केतु है।',
  );
  expect(
    pitraReasonSentence(
      {
        code: 'ninth_lord_and_sun_afflicted',
        lord: 'moon',
        house: 8,
        sign: 3,
        node: null,
        sun: [{ by: 'saturn', how: 'aspected' }],
      },
      'en',
    ),
  ).toBe(
    'The Moon, lord of the ninth house, is in the eighth house in Gemini, and the Sun is joined or aspected by Saturn.',
  );
});
