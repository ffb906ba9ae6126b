import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deltaT } from '../time/index.ts';
import { signedDegrees } from './constants.ts';
import {
  apparentPosition,
  combineTracks,
  crossingsOf,
  stationsOf,
  trackOf,
  trueAyanamsa,
} from './index.ts';
import type { Body } from './index.ts';

const BODIES: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'meanNode',
  'trueNode',
];
const body = fc.constantFrom(...BODIES);
const instant = fc.double({ min: 2_378_500, max: 2_524_900, noNaN: true });

describe('a track', () => {
  test('stays within 0.015″ of the position it represents, in either zodiac', () => {
    fc.assert(
      fc.property(body, instant, fc.boolean(), (name, jdUt, sidereal) => {
        const jdTt = jdUt + deltaT(jdUt) / 86_400;
        const direct =
          apparentPosition(name, jdTt).longitude - (sidereal ? trueAyanamsa('lahiri', jdTt) : 0);
        const tracked = trackOf(name, sidereal ? 'lahiri' : 'tropical').at(jdUt);
        expect(Math.abs(signedDegrees(tracked - direct)) * 3600).toBeLessThan(0.015);
      }),
      { numRuns: 600 },
    );
  });

  test('has the derivative of its longitudes as speed', () => {
    fc.assert(
      fc.property(body, instant, (name, jdUt) => {
        const track = trackOf(name, 'lahiri');
        const slope = signedDegrees(track.at(jdUt + 0.001) - track.at(jdUt - 0.001)) / 0.002;
        expect(track.speedAt(jdUt)).toBeCloseTo(slope, 2);
      }),
      { numRuns: 300 },
    );
  });

  test('throws outside the tables', () => {
    expect(() => trackOf('moon', 'lahiri').at(2_300_000)).toThrow('1800 to 2200');
  });
});

describe('crossings', () => {
  test('go from part to neighbouring part, in order, each at its boundary', () => {
    fc.assert(
      fc.property(body, instant, fc.constantFrom(12, 27, 60), (name, from, parts) => {
        const track = trackOf(name, 'lahiri');
        let part = Math.floor((track.at(from) / 360) * parts);
        let last = from;
        for (const { jdUt, index, direct } of crossingsOf(track, parts, from, from + 60, 1)) {
          expect(jdUt).toBeGreaterThan(last);
          expect(index).toBe((part + (direct ? 1 : parts - 1)) % parts);
          const boundary = ((direct ? index : index + 1) * 360) / parts;
          expect(Math.abs(signedDegrees(track.at(jdUt) - boundary))).toBeLessThan(1e-6);
          last = jdUt;
          part = index;
        }
        expect(part).toBe(Math.floor((track.at(from + 60) / 360) * parts));
      }),
      { numRuns: 150 },
    );
  });

  test('thirty tithis make a synodic month', () => {
    const elongation = combineTracks(trackOf('moon', 'tropical'), trackOf('sun', 'tropical'), -1);
    const newMoons = crossingsOf(elongation, 30, 2_460_000, 2_460_400, 0.5).filter(
      ({ index }) => index === 0,
    );
    expect(newMoons.length).toBeGreaterThanOrEqual(13);
    for (let month = 1; month < newMoons.length; month += 1) {
      const length = newMoons[month]!.jdUt - newMoons[month - 1]!.jdUt;
      expect(length).toBeGreaterThan(29.2);
      expect(length).toBeLessThan(29.9);
    }
  });
});

test('Mercury turns retrograde and direct by turns, six or seven times a year', () => {
  const stations = stationsOf(trackOf('mercury', 'tropical'), 2_460_310.5, 2_460_676.5, 4);
  expect(stations.length).toBeGreaterThanOrEqual(6);
  stations.forEach(({ motion }, index) => {
    if (index > 0) expect(motion).not.toBe(stations[index - 1]!.motion);
  });
  // Swiss Ephemeris, 2024: retrograde 1 April 22:14 UT, direct 25 April 12:54 UT.
  const april = stations.filter(({ jdUt }) => jdUt > 2_460_400 && jdUt < 2_460_430);
  expect(april.map(({ motion }) => motion)).toEqual(['retrograde', 'direct']);
  expect(april[0]!.jdUt).toBeCloseTo(2_460_402.4264, 2);
  expect(april[1]!.jdUt).toBeCloseTo(2_460_426.0375, 2);
});
