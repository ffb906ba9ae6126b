import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIRTHS } from '../../reference/births.ts';
import { karanaOf, MOVABLE_KARANAS, tithiOf, YOGA_NAMES, yogaOf } from './limbs.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (_, birth) => {
    test('tithi, yoga and karana', () => {
      const sun = birth.positions.Sun.lon;
      const moon = birth.positions.Moon.lon;
      const expected = birth.panchang_at_birth;
      const tithi = tithiOf(sun, moon);
      expect(tithi.number).toBe(expected.tithi.index);
      expect(tithi.elapsed).toBeCloseTo(expected.tithi.fraction_elapsed, 6);
      const paksha = tithi.paksha === 'shukla' ? 'Shukla' : 'Krishna';
      expect([tithi.name, `${paksha} ${tithi.name}`]).toContain(expected.tithi.name);
      const yoga = yogaOf(sun, moon);
      expect(yoga.number).toBe(expected.yoga.index);
      expect(yoga.elapsed).toBeCloseTo(expected.yoga.fraction_elapsed, 6);
      const karana = karanaOf(sun, moon);
      expect([karana.number, karana.name]).toEqual([expected.karana.index, expected.karana.name]);
      expect(karana.elapsed).toBeCloseTo(expected.karana.fraction_elapsed, 6);
    });
  },
);

test('the chart of 12 December 1997, Chennai: Shukla Chaturdashi, Siddha, Gara', () => {
  const tithi = tithiOf(236.4479, 32.7057);
  expect([tithi.paksha, tithi.name]).toEqual(['shukla', 'Chaturdashi']);
  expect(yogaOf(236.4479, 32.7057).name).toBe('Siddha');
  expect(karanaOf(236.4479, 32.7057).name).toBe('Gara');
});

test.each([
  [0, 1, 'Pratipada', 'shukla'],
  [168, 15, 'Purnima', 'shukla'],
  [180, 16, 'Pratipada', 'krishna'],
  [348, 30, 'Amavasya', 'krishna'],
  [359.9999, 30, 'Amavasya', 'krishna'],
])('a lead of %f° is tithi %i, %s, %s', (lead, number, name, paksha) => {
  for (const sun of [0, 77.25, 300]) {
    expect(tithiOf(sun, sun + lead)).toMatchObject({ number, name, paksha });
  }
});

test.each([
  [0, 'Kimstughna', 'fixed'],
  [6, 'Bava', 'movable'],
  [42, 'Vishti', 'movable'],
  [48, 'Bava', 'movable'],
  [336, 'Vishti', 'movable'],
  [342, 'Shakuni', 'fixed'],
  [348, 'Chatushpada', 'fixed'],
  [354, 'Naga', 'fixed'],
])('a lead of %f° begins %s, %s', (lead, name, kind) => {
  expect(karanaOf(0, lead)).toMatchObject({ name, kind });
});

test('each limb is one of its number at any two longitudes, and two karanas make a tithi', () => {
  const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(longitude, longitude, (sun, moon) => {
      const tithi = tithiOf(sun, moon);
      const karana = karanaOf(sun, moon);
      const yoga = yogaOf(sun, moon);
      expect(Math.ceil(karana.number / 2)).toBe(tithi.number);
      expect(YOGA_NAMES[yoga.number - 1]).toBe(yoga.name);
      expect(karana.kind === 'movable').toBe(MOVABLE_KARANAS.some((name) => name === karana.name));
      for (const { elapsed } of [tithi, karana, yoga]) {
        expect(elapsed >= 0 && elapsed < 1).toBe(true);
      }
    }),
  );
});
