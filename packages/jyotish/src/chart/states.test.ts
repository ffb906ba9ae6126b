import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baladiAvastha, deeptadiAvasthas, jagradadiAvastha } from './avastha.ts';
import { GRAHA_IDS, PLANET_IDS } from './bodies.ts';
import type { GrahaId, PlanetId } from './bodies.ts';
import { COMBUSTION_ORBS, isCombust } from './combustion.ts';
import { DIGNITIES, dignityOf } from './dignity.ts';
import type { Dignity } from './dignity.ts';
import { compoundFriendship, naturalFriendship, temporalFriendship } from './friendship.ts';
import { functionalNature } from './functional-nature.ts';
import type { SignNumber } from './signs.ts';

describe('natural friendship (BPHS ch. 3)', () => {
  test.each([
    ['sun', '- F F N F E E'],
    ['moon', 'F - N F N N N'],
    ['mars', 'F F - E F N N'],
    ['mercury', 'F E N - N F N'],
    ['jupiter', 'F F F E - E N'],
    ['venus', 'E E N F N - F'],
    ['saturn', 'E E E F N F -'],
  ] as const)('%s looks on the seven as %s', (graha, row) => {
    const letters = PLANET_IDS.map((other: PlanetId) =>
      other === graha ? '-' : naturalFriendship(graha, other).charAt(0).toUpperCase(),
    );
    expect(letters.join(' ')).toBe(row);
  });
});

test('temporal friends are in houses 2, 3, 4, 10, 11 and 12 (BPHS ch. 3)', () => {
  const houses = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).filter(
    (house) => temporalFriendship(1, house) === 'friend',
  );
  expect(houses).toEqual([2, 3, 4, 10, 11, 12]);
  expect(temporalFriendship(12, 2)).toBe('friend');
  expect(temporalFriendship(12, 4)).toBe('enemy');
});

test.each([
  ['friend', 'friend', 'great_friend'],
  ['neutral', 'friend', 'friend'],
  ['friend', 'enemy', 'neutral'],
  ['enemy', 'friend', 'neutral'],
  ['neutral', 'enemy', 'enemy'],
  ['enemy', 'enemy', 'great_enemy'],
] as const)('%s by nature and %s by place is %s', (natural, temporal, compound) => {
  expect(compoundFriendship(natural, temporal)).toBe(compound);
});

describe('dignity (BPHS ch. 3, 49–54)', () => {
  test.each<[GrahaId, number, SignNumber, Dignity]>([
    ['sun', 10, 1, 'exalted'],
    ['sun', 29.99, 1, 'exalted'],
    ['sun', 190, 1, 'debilitated'],
    ['sun', 120, 5, 'moolatrikona'],
    ['sun', 139.99, 5, 'moolatrikona'],
    ['sun', 140, 5, 'own'],
    ['moon', 32.99, 1, 'exalted'],
    ['moon', 33, 1, 'moolatrikona'],
    ['moon', 59.99, 1, 'moolatrikona'],
    ['moon', 100, 4, 'own'],
    ['moon', 215, 1, 'debilitated'],
    ['mars', 298, 1, 'exalted'],
    ['mars', 11.99, 1, 'moolatrikona'],
    ['mars', 12, 1, 'own'],
    ['mars', 225, 1, 'own'],
    ['mars', 118, 1, 'debilitated'],
    ['mercury', 164.99, 1, 'exalted'],
    ['mercury', 165, 1, 'moolatrikona'],
    ['mercury', 170, 1, 'own'],
    ['mercury', 75, 1, 'own'],
    ['mercury', 345, 1, 'debilitated'],
    ['jupiter', 95, 1, 'exalted'],
    ['jupiter', 249.99, 1, 'moolatrikona'],
    ['jupiter', 250, 1, 'own'],
    ['jupiter', 335, 1, 'own'],
    ['jupiter', 275, 1, 'debilitated'],
    ['venus', 357, 1, 'exalted'],
    ['venus', 194.99, 1, 'moolatrikona'],
    ['venus', 195, 1, 'own'],
    ['venus', 45, 1, 'own'],
    ['venus', 177, 1, 'debilitated'],
    ['saturn', 200, 1, 'exalted'],
    ['saturn', 319.99, 1, 'moolatrikona'],
    ['saturn', 320, 1, 'own'],
    ['saturn', 275, 1, 'own'],
    ['saturn', 20, 1, 'debilitated'],
    ['rahu', 45, 1, 'exalted'],
    ['rahu', 225, 1, 'debilitated'],
    ['ketu', 225, 1, 'exalted'],
    ['ketu', 45, 1, 'debilitated'],
    // Friends by nature (Sun in Sagittarius, Jupiter second or first from it), enemies, neutrals.
    ['sun', 245, 10, 'great_friend'],
    ['sun', 245, 9, 'neutral'],
    ['sun', 275, 11, 'neutral'],
    ['sun', 275, 5, 'great_enemy'],
    ['mars', 45, 3, 'friend'],
    ['mars', 45, 7, 'enemy'],
  ])('%s at %f°, its lord in sign %i: %s', (graha, longitude, signOfLord, dignity) => {
    expect(dignityOf(graha, longitude, signOfLord)).toBe(dignity);
  });

  test('deep exaltation lies in the exalted span and opposite the debilitation sign', () => {
    for (const graha of PLANET_IDS) {
      const { exalted, deepExaltation, debilitated } = DIGNITIES[graha];
      expect(((exalted.sign + 5) % 12) + 1).toBe(debilitated);
      expect(deepExaltation).toBeGreaterThanOrEqual(exalted.from);
      expect(deepExaltation).toBeLessThanOrEqual(exalted.to);
    }
  });

  test('every graha has one dignity at every longitude, and one waking state', () => {
    const known = [
      'exalted',
      'moolatrikona',
      'own',
      'great_friend',
      'friend',
      'neutral',
      'enemy',
      'great_enemy',
      'debilitated',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHA_IDS),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (graha, longitude, signOfLord) => {
          const dignity = dignityOf(graha, longitude, signOfLord as SignNumber);
          expect(known).toContain(dignity);
          expect(['jagrat', 'swapna', 'sushupti']).toContain(jagradadiAvastha(dignity));
        },
      ),
    );
  });
});

describe('combustion (Surya Siddhanta ch. 9)', () => {
  // Cases reproduced from published charts: arc from the Sun, retrograde, combust.
  test.each([
    ['mercury', 11.16, true, true],
    ['mercury', 13.2, true, false],
    ['mercury', 13.2, false, true],
    ['mars', 11.2, false, true],
    ['jupiter', 5.6, false, true],
    ['venus', 13.9, false, false],
    // The orbs themselves.
    ['moon', 11.99, false, true],
    ['moon', 12.01, false, false],
    ['mars', 16.99, true, true],
    ['mars', 17.01, false, false],
    ['jupiter', 10.99, true, true],
    ['jupiter', 11.01, false, false],
    ['venus', 9.99, false, true],
    ['venus', 8.01, true, false],
    ['venus', 7.99, true, true],
    ['saturn', 14.99, true, true],
    ['saturn', 15.01, false, false],
    ['sun', 0, false, false],
    ['rahu', 1, true, false],
    ['ketu', 1, true, false],
  ] as const)(
    '%s %f° from the Sun, retrograde %s: combust %s',
    (graha, arc, retrograde, combust) => {
      for (const sun of [0.5, 100, 359.5]) {
        expect(isCombust(graha, (sun + arc) % 360, sun, retrograde)).toBe(combust);
        expect(isCombust(graha, (sun - arc + 360) % 360, sun, retrograde)).toBe(combust);
      }
    },
  );

  test('six grahas can be combust', () => {
    expect(Object.keys(COMBUSTION_ORBS)).toEqual([
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
    ]);
  });
});

describe('functional nature', () => {
  const rows: readonly (readonly [SignNumber, string])[] = [
    // BPHS 34, read independently of the table.
    [6, 'neutral malefic malefic benefic malefic maraka neutral neutral neutral'],
    [11, 'maraka malefic maraka neutral maraka yogakaraka benefic neutral neutral'],
    [1, 'benefic neutral benefic malefic benefic maraka malefic neutral neutral'],
  ];
  test.each(rows)('for lagna %i: %s', (lagna, natures) => {
    expect(GRAHA_IDS.map((graha) => functionalNature(lagna, graha)).join(' ')).toBe(natures);
  });

  // BPHS ch. 34: one planet owning both a kendra and a trikona, or named the best.
  test.each<[SignNumber, GrahaId]>([
    [2, 'saturn'],
    [4, 'mars'],
    [5, 'mars'],
    [7, 'saturn'],
    [10, 'venus'],
    [11, 'venus'],
  ])('for lagna %i the yogakaraka is %s, and it alone', (lagna, yogakaraka) => {
    const found = GRAHA_IDS.filter((graha) => functionalNature(lagna, graha) === 'yogakaraka');
    expect(found).toEqual([yogakaraka]);
  });

  // BPHS ch. 34, the lists of benefics and malefics that no other list of the lagna overrules.
  test.each<[SignNumber, readonly GrahaId[], readonly GrahaId[]]>([
    [2, ['sun'], ['venus', 'moon']],
    [3, ['venus', 'mercury'], ['mars', 'jupiter', 'sun']],
    [4, ['jupiter', 'moon'], ['venus', 'mercury']],
    [5, ['jupiter', 'sun'], ['mercury', 'venus']],
    [7, ['mercury'], ['sun', 'jupiter']],
    [8, ['jupiter', 'moon'], ['mercury', 'saturn']],
    [9, ['mars', 'sun'], []],
    [10, ['mercury'], ['jupiter', 'moon']],
    [12, ['mars', 'moon', 'jupiter'], ['venus', 'sun']],
  ])('for lagna %i benefics %j, malefics %j', (lagna, benefics, malefics) => {
    for (const graha of benefics) expect(functionalNature(lagna, graha)).toBe('benefic');
    for (const graha of malefics) expect(functionalNature(lagna, graha)).toBe('malefic');
  });
});

describe('age states (BPHS ch. 45, 3): 6° each, backwards in even signs', () => {
  test.each([
    [0, 'bala'],
    [6, 'kumara'],
    [12, 'yuva'],
    [18, 'vriddha'],
    [24, 'mrita'],
    [29.99, 'mrita'],
    [30, 'mrita'],
    [36, 'vriddha'],
    [42, 'yuva'],
    [48, 'kumara'],
    [54, 'bala'],
    // Sun 26.4° Scorpio and Saturn 19.7° Pisces: even signs.
    [236.4479, 'bala'],
    [349.7231, 'kumara'],
  ] as const)('%f° is %s', (longitude, state) => {
    expect(baladiAvastha(longitude)).toBe(state);
  });
});

describe('deeptadi avasthas (BPHS ch. 45, 7–10)', () => {
  test.each([
    ['exalted', 'deepta'],
    ['moolatrikona', 'swastha'],
    ['own', 'swastha'],
    ['great_friend', 'pramudita'],
    ['friend', 'shanta'],
    ['neutral', 'deena'],
    ['enemy', 'duhkhita'],
    ['great_enemy', 'khala'],
  ] as const)('%s is %s', (dignity, avastha) => {
    expect(deeptadiAvasthas(dignity, { withMalefic: false, combust: false })).toEqual([avastha]);
  });

  test('several hold at once, and debilitation alone has none', () => {
    expect(deeptadiAvasthas('neutral', { withMalefic: true, combust: true })).toEqual([
      'deena',
      'vikala',
      'kopa',
    ]);
    expect(deeptadiAvasthas('debilitated', { withMalefic: false, combust: false })).toEqual([]);
  });
});
