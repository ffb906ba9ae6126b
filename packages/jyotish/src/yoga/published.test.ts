import { describe, expect, test } from 'vitest';
import { madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { castChart } from '../chart/index.ts';
import { yogasOf } from './index.ts';
import type { YogaId } from './index.ts';

const idsOf = (longitudes: MadeLongitudes): YogaId[] =>
  yogasOf(madeChart(longitudes)).map(({ id }) => id);

/** One in the middle of each sign, from Aries. */
const SIGNS = Array.from({ length: 12 }, (_, sign) => sign * 30 + 15);

/**
 * The horoscope of Rama in Valmiki's Ramayana, Bala Kanda 18: Cancer rises with Jupiter and the Moon in it, and five are
 * exalted; Mercury and Rahu as the commentators place them.
 */
describe('the horoscope of Rama', () => {
  const found = yogasOf(
    madeChart({
      ascendant: 95,
      sun: 10,
      moon: 92,
      mars: 298,
      mercury: 35,
      jupiter: 95,
      venus: 357,
      saturn: 200,
      rahu: 250,
    }),
  );
  const ids = found.map(({ id }) => id);

  test('three great persons, and Jupiter with the Moon', () => {
    expect(ids).toEqual(expect.arrayContaining(['ruchaka', 'hamsa', 'shasha', 'gajakesari']));
    expect(found.find(({ id }) => id === 'gajakesari')).toMatchObject({ cancellations: [] });
  });

  test('a king by the number of exalted grahas', () => {
    expect(found.find(({ id }) => id === 'raja-three-exalted')).toMatchObject({
      grahas: ['sun', 'mars', 'jupiter', 'venus', 'saturn'],
    });
    expect(ids).toContain('raja-three-dignified');
  });
});

/**
 * R. K. Soni, Pitfalls in Predicting Future Events (free-ebooks.net, part 19): Jupiter, debilitated in her ninth house, is
 * helped by the lord of its sign of exaltation, the Moon, in her lagna.
 */
test('Queen Victoria has neecha bhanga raja by the lord of the sign of exaltation alone', () => {
  const { ascendant, grahas } = castChart({
    date: '1819-05-24',
    time: '04:15:00',
    timeZone: '+00:00',
    latitude: 51.51,
    longitude: -0.13,
  });
  const { jupiter, moon, mars, saturn } = grahas;
  expect([jupiter.dignity, jupiter.house]).toEqual(['debilitated', 9]);
  expect(moon.sign).toBe(ascendant.sign);
  // Neither the lord of Capricorn nor Mars, exalted in it, is in a kendra from Lagna and Moon, and Saturn does not aspect it.
  expect([saturn.house, mars.house]).toEqual([11, 11]);
  const found = yogasOf({ ascendant, grahas }).find(({ id }) => id === 'neecha-bhanga');
  expect(found?.grahas).toContain('jupiter');
});

/** Five grahas each next to the Moon, before or after it, or elsewhere. */
describe('Brihat Jataka 13.4 counts 31 kinds of sunapha and of anapha and 180 of durudhara', () => {
  const FIVE = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
  const kinds = new Map<string, number>();
  for (let number = 0; number < 3 ** FIVE.length; number += 1) {
    const places = FIVE.map((graha, index) => {
      const place = Math.floor(number / 3 ** index) % 3;
      return [graha, SIGNS[[1, 11, 6][place]!]!] as const;
    });
    const ids = idsOf({
      ascendant: 15,
      sun: SIGNS[6]!,
      moon: SIGNS[0]!,
      rahu: SIGNS[4]!,
      ...(Object.fromEntries(places) as Record<(typeof FIVE)[number], number>),
    });
    for (const id of ids) kinds.set(id, (kinds.get(id) ?? 0) + 1);
  }

  test.each([
    ['sunapha', 31],
    ['anapha', 31],
    ['durudhara', 180],
    ['kemadruma', 1],
  ])('%s: %i', (id, count) => {
    expect(kinds.get(id)).toBe(count);
  });
});

/** Phaladeepika 6.32 counts the exchanges of house lords. */
test('of 66 pairs of houses 30 are dainya, 8 khala and 28 maha', () => {
  // Houses of one lord cannot be exchanged: twelve ascendants together reach every pair.
  const counts = new Map<string, Set<string>>();
  const LORDS = {
    0: 'mars',
    1: 'venus',
    2: 'mercury',
    3: 'moon',
    4: 'sun',
    5: 'mercury',
    6: 'venus',
    7: 'mars',
    8: 'jupiter',
    9: 'saturn',
    10: 'saturn',
    11: 'jupiter',
  } as const;
  for (let lagna = 0; lagna < 12; lagna += 1)
    for (let a = 0; a < 12; a += 1)
      for (let b = a + 1; b < 12; b += 1) {
        const [one, other] = [LORDS[a as 0], LORDS[b as 0]] as const;
        if ((one as string) === other) continue;
        const everybody = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 };
        const apart = Object.fromEntries(
          Object.keys(everybody).map((graha) => [graha, SIGNS[lagna]!]),
        );
        const chart = madeChart({
          ...(apart as typeof everybody),
          ...Object.fromEntries([
            [one, SIGNS[b]!],
            [other, SIGNS[a]!],
          ]),
          ascendant: SIGNS[lagna]!,
          rahu: 15,
        });
        for (const { id, group, lordsOf } of yogasOf(chart))
          if (group === 'parivartana')
            counts.set(id, (counts.get(id) ?? new Set()).add(lordsOf.join(' ')));
      }
  expect([...counts].map(([id, pairs]) => [id, pairs.size]).toSorted()).toEqual([
    ['dainya-parivartana', 30],
    ['khala-parivartana', 8],
    ['maha-parivartana', 28],
  ]);
});

/** B. V. Raman's remarks on combinations 118 to 122: which lagnas have a graha in its own sign in the fifth. */
test.each([
  ['dhana-shukra-5', 'venus', [2, 9]],
  ['dhana-budha-5', 'mercury', [1, 10]],
  ['dhana-shani-5', 'saturn', [5, 6]],
  ['dhana-surya-5', 'sun', [0]],
] as const)('%s arises for these lagnas only', (id, graha, lagnas) => {
  const having = SIGNS.flatMap((ascendant, lagna) => {
    const eleventh = SIGNS[(lagna + 10) % 12]!;
    const rest = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 };
    const others = Object.fromEntries(Object.keys(rest).map((other) => [other, eleventh]));
    const ids = idsOf({
      ...(others as typeof rest),
      ascendant,
      rahu: 15,
      [graha]: SIGNS[(lagna + 4) % 12]!,
    });
    return ids.includes(id) ? [lagna] : [];
  });
  expect(having).toEqual(lagnas);
});
