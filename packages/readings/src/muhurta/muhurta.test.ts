import {
  findMuhurtas,
  MUHURTA_PURPOSES,
  type DayVeto,
  type MuhurtaPurpose,
  type ReasonAgainst,
  type ReasonFor,
  type SpanVeto,
} from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { untoned } from '../../test/tone.ts';
import { muhurtaObstacle, muhurtaReason } from '../index.ts';
import { muhurtaMessages as muhurtaEn } from '../messages.generated/en/muhurta.ts';

const people = ['Arjun', 'Meera'];

/** Everything that a year of searches says: each purpose at a place of India, with two births. */
const found = MUHURTA_PURPOSES.map((purpose: MuhurtaPurpose) =>
  findMuhurtas({
    purpose,
    from: '2026-06-01',
    to: '2027-05-31',
    place: { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' },
    births: [
      { moonLongitude: 200, role: 'groom' },
      { moonLongitude: 40, role: 'bride' },
    ],
    direction: 'east',
  }),
);
const windows = found.flatMap(({ days }) => days.flatMap((day) => day.windows));
const unique = <Fact>(facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values(),
];
const reasons = unique<ReasonFor | ReasonAgainst>(
  windows.flatMap(({ for: good, against }) => [...good, ...against]),
);
const vetoes = unique<DayVeto | SpanVeto>([
  ...found.flatMap(({ rejected }) => rejected.flatMap((day) => day.vetoes)),
  ...windows.flatMap(({ waived }) => waived),
]);

const whole = { en: /^[A-Z][^{}]+\.$/, hi: /^[\p{Script=Devanagari}A-Z][^{}]+।$/u };

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('every reason of a year is a whole sentence', () => {
    expect(reasons.length).toBeGreaterThan(150);
    for (const reason of reasons) {
      const { text, language: written } = muhurtaReason(reason, people, language);
      expect(text, reason.code).toMatch(whole[language]);
      expect(written).toBe(language);
    }
  });

  test('every obstacle of a year has a name and a whole sentence', () => {
    expect(new Set(vetoes.map(({ code }) => code)).size).toBeGreaterThan(18);
    for (const veto of vetoes) {
      const { title, text } = muhurtaObstacle(veto, people, language).text;
      expect(text, veto.code).toMatch(whole[language]);
      expect(title, veto.code).toMatch(/^[^{}.।]+$/);
    }
  });
});

test('filled, no English sentence threatens or promises', () => {
  const texts = reasons.map((reason): [string, string] => [
    reason.code,
    muhurtaReason(reason, people, 'en').text,
  ]);
  expect(untoned(texts)).toEqual([]);
});

test.each<[ReasonFor | ReasonAgainst, string]>([
  [
    { code: 'nakshatra_best', nakshatra: 4 },
    'The Moon is in Rohini, one of the best nakshatras for this occasion.',
  ],
  [
    { code: 'tithi_good', tithi: 21 },
    'The lunar day is Krishna Shashthi, which is accepted for this occasion.',
  ],
  [
    { code: 'tithi_best', tithi: 15 },
    'The lunar day is Purnima, one of the best for this occasion.',
  ],
  [
    { code: 'house_afflicted', house: 8, grahas: ['sun', 'mars'] },
    'By the rules, the eighth house from the ascendant should be free of the Sun and Mars.',
  ],
  [
    { code: 'chandra_bad', birth: 1, house: 4 },
    'The Moon is in the fourth sign from Meera’s Moon sign, where it gives little support.',
  ],
  [{ code: 'special_yoga', yoga: 'amrit_siddhi' }, muhurtaEn.specialYogas.amrit_siddhi],
])('%o is described with its facts', (reason, text) => {
  expect(muhurtaReason(reason, people, 'en').text).toBe(text);
});

test('an obstacle names the planet or the person that it is about', () => {
  const combust = muhurtaObstacle({ code: 'combust', graha: 'venus', distance: 4 }, [], 'en');
  expect(combust.text.title).toBe('Venus combust');
  const tara = muhurtaObstacle({ code: 'chandrashtama', birth: 0 }, people, 'hi');
  expect(tara.text.text).toBe('चंद्रमा Arjun की चंद्र राशि से आठवीं राशि में है।');
});
