import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeVlq } from '../../scripts/vlq.ts';
import { julianDayFromIso } from '../time/index.ts';
import { pathState, unpackPath } from './chebyshev.ts';
import { ARCSECOND, normalizeDegrees, signedDegrees } from './constants.ts';
import * as paths from './data/paths.generated.ts';
import { angles, apparentPosition, meanAyanamsa, trueAyanamsa, nutation } from './index.ts';
import type { Body } from './index.ts';
import { decodeVlq } from '../vlq.ts';

const bodies: readonly Body[] = [
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
const FIRST = julianDayFromIso('1800-01-01T00:00:00Z') - 1;
const LAST = julianDayFromIso('2200-12-31T23:59:59Z') + 1;
const instant = fc.double({ min: FIRST, max: LAST, noNaN: true });
const body = fc.constantFrom(...bodies);

describe('laws of positions, 1800-2200', () => {
  test('a longitude is in [0, 360), a latitude within its bounds, every number finite', () => {
    fc.assert(
      fc.property(body, instant, (name, jdTt) => {
        const { longitude, latitude, distance, speed } = apparentPosition(name, jdTt);
        expect(longitude).toBeGreaterThanOrEqual(0);
        expect(longitude).toBeLessThan(360);
        expect(Math.abs(latitude)).toBeLessThan(20);
        expect(distance).toBeGreaterThan(0.002);
        expect(Number.isFinite(speed)).toBe(true);
      }),
    );
  });

  test('the same instant gives the same position, regardless of earlier calls', () => {
    fc.assert(
      fc.property(body, body, instant, instant, (name, other, jdTt, elsewhere) => {
        const first = apparentPosition(name, jdTt);
        apparentPosition(other, elsewhere);
        apparentPosition(other, jdTt);
        expect(apparentPosition(name, jdTt)).toEqual(first);
      }),
    );
  });

  test('positions flow: a minute later a body is where its speed brings it', () => {
    const minute = 1 / 1440;
    fc.assert(
      fc.property(body, instant, (name, jdTt) => {
        const before = apparentPosition(name, jdTt);
        const after = apparentPosition(name, jdTt + minute);
        const moved = signedDegrees(after.longitude - before.longitude) * 3600;
        const expected = (before.speed + after.speed) * 0.5 * minute * 3600;
        expect(Math.abs(moved - expected)).toBeLessThan(0.01);
      }),
      { numRuns: 400 },
    );
  });

  test.each(Object.entries(paths))('segments of %s join within 0.2″, heliocentric', (_, packed) => {
    const path = unpackPath(packed);
    const [before, after] = [new Float64Array(6), new Float64Array(6)];
    for (let piece = 1; piece < path.pieces; piece += 1) {
      const joint = path.start + piece * path.days;
      pathState(path, joint - 1e-7, before);
      pathState(path, joint + 1e-7, after);
      const gap = Math.hypot(...[0, 1, 2].map((axis) => after[axis]! - before[axis]!));
      const distance = Math.hypot(after[0]!, after[1]!, after[2]!);
      expect(gap / distance / ARCSECOND, `piece ${piece}`).toBeLessThan(0.2);
    }
  });

  test('Sun and Moon are never retrograde; the mean node always is', () => {
    fc.assert(
      fc.property(instant, (jdTt) => {
        expect(apparentPosition('sun', jdTt).speed).toBeGreaterThan(0.95);
        expect(apparentPosition('moon', jdTt).speed).toBeGreaterThan(11.5);
        expect(apparentPosition('meanNode', jdTt).speed).toBeLessThan(0);
      }),
    );
  });

  test.each(bodies)('%s throws outside the supported years', (name) => {
    expect(() => apparentPosition(name, julianDayFromIso('1799-01-01T00:00:00Z'))).toThrow(/1800/);
    expect(() => apparentPosition(name, julianDayFromIso('2202-01-01T00:00:00Z'))).toThrow(/1800/);
    expect(() => apparentPosition(name, Number.NaN)).toThrow(/1800/);
  });
});

test('an ayanamsa grows, and its two forms differ only by nutation', () => {
  const name = fc.constantFrom('lahiri', 'raman', 'krishnamurti', 'yukteshwar', 'fagan_bradley');
  fc.assert(
    fc.property(name, instant, (ayanamsa, jdTt) => {
      expect(meanAyanamsa(ayanamsa, jdTt + 365.25)).toBeGreaterThan(meanAyanamsa(ayanamsa, jdTt));
      expect(trueAyanamsa(ayanamsa, jdTt) - meanAyanamsa(ayanamsa, jdTt)).toBeCloseTo(
        nutation(jdTt).longitude,
        12,
      );
    }),
  );
});

test('an ayanamsa of one’s own has its degrees at J2000 and keeps its distance from Lahiri', () => {
  expect(meanAyanamsa('22.5', 2_451_545)).toBe(22.5);
  expect(meanAyanamsa('-30', 2_451_545)).toBe(-30);
  fc.assert(
    fc.property(instant, (jdTt) => {
      const apart = meanAyanamsa('lahiri', jdTt) - meanAyanamsa('20', jdTt);
      expect(apart).toBeCloseTo(meanAyanamsa('lahiri', 2_451_545) - 20, 9);
    }),
  );
});

test.each(['60.1', '-31', '1e1', ' 22', '22,5', 'NaN', ''])('%o is no ayanamsa', (text) => {
  expect(() => meanAyanamsa(text as '0', 2_451_545)).toThrow(/must be one of/);
});

test('True Pushya: delta Cancri of the catalogue is at 106° but for its aberration', () => {
  // By the obliquity of J2000 from right ascension 131.17125°, declination 18.154307° (Hipparcos).
  const [ra, dec, obliquity] = [131.171247, 18.154307, 23.4392911].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const star = Math.atan2(
    Math.sin(ra) * Math.cos(obliquity) + Math.tan(dec) * Math.sin(obliquity),
    Math.cos(ra),
  );
  const off = ((star * 180) / Math.PI - meanAyanamsa('true_pushya', 2_451_545) - 106) * 3600;
  expect(Math.abs(off)).toBeLessThan(20.6);
});

describe('angles', () => {
  const place = fc.record({
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('the ascendant rises in the half circle east of the midheaven', () => {
    fc.assert(
      fc.property(instant, place, (jdUt, here) => {
        const { ascendant, midheaven, siderealTime } = angles(jdUt, here);
        const ahead = normalizeDegrees(ascendant - midheaven);
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(180);
        expect(siderealTime).toBeGreaterThanOrEqual(0);
        expect(siderealTime).toBeLessThan(360);
      }),
    );
  });

  test('Einstein, Ulm, 14 March 1879, 11:30 local mean time: Cancer 11.64', () => {
    const ulm = { latitude: 48.4, longitude: 9.99 };
    const { ascendant } = angles(julianDayFromIso('1879-03-14T10:50:02Z'), ulm);
    expect(ascendant).toBeCloseTo(90 + 11.64, 1);
  });

  test.each([
    [{ latitude: 90.1, longitude: 0 }],
    [{ latitude: 0, longitude: -180.5 }],
    [{ latitude: Number.NaN, longitude: 0 }],
  ])('%j throws', (here) => {
    expect(() => angles(2451545, here)).toThrow(/outside/);
  });
});

test('packed integers are unpacked unchanged', () => {
  const integers = fc.array(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }));
  fc.assert(
    fc.property(integers, (values) => {
      expect(decodeVlq(encodeVlq(values)).map((value) => value + 0)).toEqual(values);
    }),
  );
});

test('angles normalise into their half-open circles', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (degrees) => {
      const turned = normalizeDegrees(degrees);
      expect(turned >= 0 && turned < 360).toBe(true);
      const signed = signedDegrees(degrees);
      expect(signed >= -180 && signed < 180).toBe(true);
    }),
  );
  expect(normalizeDegrees(-1e-15)).toBe(0);
});
