import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { ashtottariFitness } from '../dasha/index.ts';
import { deltaT, julianDayFromIso } from '../time/index.ts';
import { altitudeOf } from './altitude.ts';
import { signedDegrees } from './constants.ts';
import { angles, apparentPosition, riseOrSet, trueObliquity } from './index.ts';

const DEGREE = Math.PI / 180;
const instant = fc.double({
  min: julianDayFromIso('1800-01-02T00:00:00Z'),
  max: julianDayFromIso('2200-12-30T00:00:00Z'),
  noNaN: true,
});
/** As many places within the polar circles as outside. */
const latitude = fc.oneof(
  fc.double({ min: -66, max: 66, noNaN: true }),
  fc.double({ min: 66, max: 89, noNaN: true }),
  fc.double({ min: -89, max: -66, noNaN: true }),
);
const place = fc.record({ latitude, longitude: fc.double({ min: -180, max: 180, noNaN: true }) });

/** Where a degree of the ecliptic is in the sky: how far west of the meridian, and how high, degrees. */
function inTheSky(longitude: number, jdUt: number, at: { latitude: number; longitude: number }) {
  const obliquity = trueObliquity(jdUt);
  const { siderealTime } = angles(jdUt, at);
  const rightAscension =
    Math.atan2(
      Math.sin(longitude * DEGREE) * Math.cos(obliquity * DEGREE),
      Math.cos(longitude * DEGREE),
    ) / DEGREE;
  return {
    hourAngle: signedDegrees(siderealTime - rightAscension),
    altitude: altitudeOf(
      { longitude, latitude: 0 },
      { siderealTime, obliquity, latitude: at.latitude },
    ),
  };
}

describe('laws of the ascendant, at latitudes from -89° to 89°', () => {
  test('it is on the horizon, in the east', () => {
    fc.assert(
      fc.property(instant, place, (jdUt, at) => {
        const { hourAngle, altitude } = inTheSky(angles(jdUt, at).ascendant, jdUt, at);
        expect(Math.abs(altitude)).toBeLessThan(1e-6);
        expect(hourAngle).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('it lies in the half circle after the midheaven', () => {
    fc.assert(
      fc.property(instant, place, (jdUt, at) => {
        const { ascendant, midheaven } = angles(jdUt, at);
        expect(signedDegrees(ascendant - midheaven)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('at a sunrise by the centre it is the Sun’s longitude', () => {
    let sunrises = 0;
    fc.assert(
      fc.property(instant, place, (jdUt, at) => {
        const sunrise = riseOrSet('sun', 'rise', jdUt, at, 'centre');
        if (sunrise === null) return;
        sunrises += 1;
        const { longitude } = apparentPosition('sun', sunrise + deltaT(sunrise) / 86_400);
        const { ascendant } = angles(sunrise, at);
        expect(Math.abs(signedDegrees(ascendant - longitude))).toBeLessThan(0.001);
      }),
      { numRuns: 500 },
    );
    expect(sunrises).toBeGreaterThan(200);
  });
});

describe('births within the polar circles', () => {
  // Swiss Ephemeris 2.10.03.
  test.each([
    ['Tromsø', '05:20', 'Europe/Oslo', 69.6492, 18.9553, 12, 23.38],
    ['Murmansk', '07:20', 'Europe/Moscow', 68.9585, 33.0827, 10, 10.67],
  ] as const)('%s, 10 April 1985', (_, time, timeZone, north, east, sign, degree) => {
    const birth = { date: '1985-04-10', time, timeZone, latitude: north, longitude: east };
    const chart = castChart(birth);
    const { ascendant, grahas } = chart;
    expect(ascendant.sign).toBe(sign);
    expect(ascendant.degreeInSign).toBeCloseTo(degree, 1);
    expect(grahas.sun.isSet).toBe(false);
    expect(ashtottariFitness(chart).byDay).toBe(true);
    if (sign === 12) expect(grahas.sun.house).toBe(1);
  });
});
