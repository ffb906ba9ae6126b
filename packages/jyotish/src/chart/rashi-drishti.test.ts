import { describe, expect, test } from 'vitest';
import { eachGraha } from './bodies.ts';
import { grahaRashiDrishti, rashiDrishti } from './rashi-drishti.ts';
import type { SignNumber } from './signs.ts';
import { readPlacements } from './placements.ts';

const SIGNS: readonly SignNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('aspects of signs (BPHS ch. 8, 1–3)', () => {
  test.each<[SignNumber, readonly SignNumber[]]>([
    [1, [5, 8, 11]],
    [4, [2, 8, 11]],
    [7, [2, 5, 11]],
    [10, [2, 5, 8]],
    [2, [4, 7, 10]],
    [5, [1, 7, 10]],
    [8, [1, 4, 10]],
    [11, [1, 4, 7]],
    [3, [6, 9, 12]],
    [12, [3, 6, 9]],
  ])('sign %i aspects %j', (sign, aspected) => {
    expect(rashiDrishti(sign)).toEqual(aspected);
  });

  test('are mutual', () => {
    for (const one of SIGNS)
      for (const other of SIGNS)
        expect(rashiDrishti(one).includes(other)).toBe(rashiDrishti(other).includes(one));
  });
});

test('a graha aspects the grahas in the signs that its own sign aspects', () => {
  const longitudes = {
    sun: 125,
    moon: 35,
    mars: 95,
    mercury: 130,
    jupiter: 215,
    venus: 155,
    saturn: 305,
    rahu: 65,
    ketu: 245,
  };
  const positions = eachGraha((graha) => ({
    longitude: longitudes[graha],
    latitude: 0,
    speed: 1,
  }));
  const seen = grahaRashiDrishti(
    readPlacements(5, positions, { node: 'mean', nodeDignity: false }),
  );
  expect(seen.mars).toEqual({ signs: [2, 8, 11], grahas: ['moon', 'jupiter', 'saturn'] });
  expect(seen.rahu).toEqual({ signs: [6, 9, 12], grahas: ['venus', 'ketu'] });
});
