import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elongationOf, litPath, pakshaOf, RADIUS, stateOf } from './moon-phase.logic.ts';

/** Direction of each curve of a path, and the half width of the terminator. */
function arcs(path: string) {
  const [limb, terminator] = [
    ...path.matchAll(/A([\d.]+) ([\d.]+) 0 0 ([01]) (-?[\d.]+) (-?[\d.]+)/g),
  ].map(([, width, , sweep]) => ({ width: Number(width), sweep: Number(sweep) }));
  return { limb: limb!, terminator: terminator! };
}

/** The illuminated area of the path: half the disc plus or minus the half ellipse. */
function areaShare(path: string) {
  const { limb, terminator } = arcs(path);
  const bulge = terminator.width / RADIUS / 2;
  return limb.sweep === terminator.sweep ? 0.5 + bulge : 0.5 - bulge;
}

describe('litPath', () => {
  test('lights exactly the share that is given [S1-366] [S1-367]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        fc.constantFrom('north' as const, 'south' as const),
        (illumination, waxing, hemisphere) => {
          const share = areaShare(litPath(illumination, waxing, hemisphere));
          expect(Math.abs(share - illumination)).toBeLessThan(0.001);
        },
      ),
    );
  });

  test.each([
    ['waxing, north: right', true, 'north', 1],
    ['waning, north: left', false, 'north', 0],
    ['waxing, south: left', true, 'south', 0],
    ['waning, south: right', false, 'south', 1],
  ] as const)('%s', (_name, waxing, hemisphere, sweep) => {
    expect(arcs(litPath(0.3, waxing, hemisphere)).limb.sweep).toBe(sweep);
  });
});

test.each([
  [0, true, 'new_moon'],
  [0.002, true, 'new_moon'],
  [0.002, false, 'new_moon'],
  [0.1, true, 'waxing_crescent'],
  [0.5, true, 'first_quarter'],
  [0.54, true, 'first_quarter'],
  [0.78, true, 'waxing_gibbous'],
  [0.999, true, 'full_moon'],
  [1, false, 'full_moon'],
  [0.78, false, 'waning_gibbous'],
  [0.5, false, 'last_quarter'],
  [0.1, false, 'waning_crescent'],
] as const)('%s lit, waxing %s: %s', (illumination, waxing, state) => {
  expect(stateOf(illumination, waxing)).toBe(state);
});

test.each([
  ['new_moon', false, 'amavasya'],
  ['waxing_gibbous', true, 'shukla'],
  ['full_moon', true, 'purnima'],
  ['last_quarter', false, 'krishna'],
] as const)('%s belongs to %s', (state, waxing, paksha) => {
  expect(pakshaOf(state, waxing)).toBe(paksha);
});

test('a share outside 0 to 1 is clamped, NaN is new moon', () => {
  expect(elongationOf(1.2, true)).toBe(180);
  expect(elongationOf(-1, true)).toBe(0);
  expect(elongationOf(Number.NaN, true)).toBe(0);
});
