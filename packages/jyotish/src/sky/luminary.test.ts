import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedDegrees } from './constants.ts';
import { apparentPosition, luminaryOf, riseOrSet, riseOrSetOf, trueAyanamsa } from './index.ts';
import { ttFromUt } from './sidereal-time.ts';

const SECOND = 1 / 86_400;
const instant = fc.double({ min: 2_378_500, max: 2_524_000, noNaN: true });
const luminary = fc.constantFrom('sun' as const, 'moon' as const);

describe('the Sun and the Moon over time', () => {
  test('curves stay within 0.02″ of the positions, for any start', () => {
    const zodiac = fc.constantFrom('tropical' as const, 'lahiri' as const, 'true_chitra' as const);
    const ahead = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(luminary, zodiac, instant, ahead, (body, name, anchor, days) => {
        const jdUt = anchor + days;
        const jdTt = ttFromUt(jdUt);
        const { track, placeAt } = luminaryOf(body, name, anchor);
        const { longitude, latitude, distance } = apparentPosition(body, jdTt);
        const lag = name === 'tropical' ? 0 : trueAyanamsa(name, jdTt);
        expect(Math.abs(signedDegrees(track.at(jdUt) - longitude + lag)) * 3600).toBeLessThan(0.02);
        const place = placeAt(jdUt);
        expect(Math.abs(signedDegrees(place.longitude - longitude)) * 3600).toBeLessThan(0.02);
        expect(Math.abs(place.latitude - latitude) * 3600).toBeLessThan(0.02);
        expect(Math.abs(place.distance / distance - 1)).toBeLessThan(1e-6);
        const quarter = 900 * SECOND;
        const moved = signedDegrees(track.at(jdUt + quarter) - track.at(jdUt - quarter));
        expect(moved / (2 * quarter)).toBeCloseTo(track.speedAt(jdUt), 3);
      }),
    );
  });

  test('risings from shared curves are those of a single search', () => {
    const kind = fc.constantFrom('rise' as const, 'set' as const);
    const definition = fc.constantFrom('edge' as const, 'centre' as const);
    // Where nothing grazes the horizon, so that an instant is well defined.
    const latitude = fc.double({ min: -58, max: 58, noNaN: true });
    fc.assert(
      fc.property(
        luminary,
        kind,
        definition,
        instant,
        latitude,
        (body, which, how, from, north) => {
          const place = { latitude: north, longitude: 77.2 };
          const single = riseOrSet(body, which, from, place, how);
          const shared = riseOrSetOf(luminaryOf(body, 'lahiri'), which, from, place, how);
          if (single === null || shared === null) expect(shared).toBe(single);
          else expect(Math.abs(shared - single)).toBeLessThan(0.1 * SECOND);
        },
      ),
    );
  });
});
