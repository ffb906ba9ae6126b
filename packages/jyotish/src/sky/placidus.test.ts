import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { angles } from './angles.ts';
import { placidusCusps, placidusCuspsOfAscendant } from './placidus.ts';

const J2000 = 2451545;

test('on the equator the cusps of Placidus cut the sky’s own equator evenly', () => {
  const cusps = placidusCusps(J2000, { latitude: 0, longitude: 0 }, 64)!;
  const obliquity = (23.43767 * Math.PI) / 180;
  const rightAscensions = cusps.map((cusp) => {
    const radians = (cusp * Math.PI) / 180;
    const turned = Math.atan2(Math.sin(radians) * Math.cos(obliquity), Math.cos(radians));
    return (turned * 180) / Math.PI;
  });
  rightAscensions.forEach((rightAscension, index) => {
    const next = rightAscensions[(index + 1) % 12]!;
    expect((next - rightAscension + 360) % 360).toBeCloseTo(30, 3);
  });
});

test('Placidus has no cusps beyond the polar circles, and throws for an invalid place', () => {
  expect(placidusCusps(J2000, { latitude: 66.5, longitude: 0 })).not.toBeNull();
  for (const latitude of [66.6, -66.6, 90, -90]) {
    expect(placidusCusps(J2000, { latitude, longitude: 0 })).toBeNull();
  }
  expect(() => placidusCusps(J2000, { latitude: 91, longitude: 0 })).toThrow(JyotishError);
});

test('the cusps of the degree that rises are the cusps of the instant, in both hemispheres', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -60_000, max: 60_000, noNaN: true }),
      fc.double({ min: -66, max: 66, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (days, latitude, longitude) => {
        const place = { latitude, longitude };
        const { ascendant } = angles(J2000 + days, place);
        const ofInstant = placidusCusps(J2000 + days, place)!;
        const ofDegree = placidusCuspsOfAscendant(ascendant, J2000 + days, place)!;
        // Near the polar circle a degree of the ecliptic rises within a moment: the inverse is as steep.
        for (const [index, cusp] of ofDegree.entries()) {
          const apart = Math.abs(cusp - ofInstant[index]!) % 360;
          expect(Math.min(apart, 360 - apart)).toBeLessThan(1e-6);
        }
      },
    ),
  );
});

test('a degree has no cusps beyond the polar circles, and an invalid place throws', () => {
  expect(placidusCuspsOfAscendant(100, J2000, { latitude: 70, longitude: 0 })).toBeNull();
  expect(() => placidusCuspsOfAscendant(100, J2000, { latitude: 91, longitude: 0 })).toThrow(
    JyotishError,
  );
});
