import { describe, expect, test } from 'vitest';
import { GRAHA_IDS } from './bodies.ts';
import { readPlacements } from './placements.ts';

describe('a chart read from positions that are already known', () => {
  // 12 December 1997, Chennai, by Swiss Ephemeris; speeds by sign only.
  const longitudes = [
    236.4479, 32.7057, 271.4963, 247.6139, 294.6018, 276.2158, 349.7231, 140.9432, 320.9432,
  ];
  const positions = Object.fromEntries(
    GRAHA_IDS.map((graha, index) => [
      graha,
      {
        longitude: longitudes[index]!,
        latitude: 0,
        speed: graha === 'mercury' || graha === 'saturn' ? -1 : 1,
      },
    ]),
  ) as Parameters<typeof readPlacements>[1];
  const { ascendant, grahas } = readPlacements(326.2261, positions, {
    node: 'mean',
    nodeDignity: false,
  });

  test('houses, dignities and states', () => {
    expect(ascendant).toMatchObject({ sign: 11, house: 1, signLord: 'saturn', nakshatra: 25 });
    expect(ascendant.progressPercent).toBeCloseTo(87.4203, 3);
    const houses = GRAHA_IDS.map((graha) => grahas[graha].house);
    expect(houses).toEqual([10, 4, 12, 11, 12, 12, 2, 7, 1]);
    const dignities = GRAHA_IDS.slice(0, 7).map((graha) => grahas[graha].dignity);
    expect(dignities).toEqual([
      'great_friend',
      'exalted',
      'exalted',
      'friend',
      'debilitated',
      'great_friend',
      'friend',
    ]);
    // Below the horizon: up to half a turn ahead of the ascendant. Rahu is 174.7° ahead.
    const set = GRAHA_IDS.filter((graha) => grahas[graha].isSet);
    expect(set).toEqual(['moon', 'saturn', 'rahu']);
    expect(grahas.moon.baladiAvastha).toBe('mrita');
    expect(grahas.moon.jagradadiAvastha).toBe('jagrat');
    expect(grahas.venus.functionalNature).toBe('yogakaraka');
  });
});
