import { expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { placidusCusps } from './placidus.ts';

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
