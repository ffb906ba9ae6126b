import { expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { riseOrSet } from '../sky/index.ts';
import { julianDayFromIso } from '../time/index.ts';
import { skyOver } from './sky-over.ts';

const delhi = { latitude: 28.6139, longitude: 77.209 };

test('Venus over Washington on 10 April 1987, 19:21 UT (Meeus, Astronomical Algorithms, example 13.b)', () => {
  const jdUt = julianDayFromIso('1987-04-10T19:21:00Z');
  const { grahas } = skyOver(jdUt, { latitude: 38.92139, longitude: -77.06556 });
  const venus = grahas.find(({ graha }) => graha === 'venus');
  expect(venus?.altitude).toBeCloseTo(15.125, 1);
});

// In almanacs they rise with the upper limb, with refraction: then the centre is 0.83° below the horizon.
test.each(['rise', 'set'] as const)(
  'the Sun and the Moon are at the horizon when they %s',
  (kind) => {
    const from = julianDayFromIso('2026-11-24T00:00:00Z');
    for (const body of ['sun', 'moon'] as const) {
      const at = riseOrSet(body, kind, from, delhi, 'edge');
      const found = skyOver(at ?? 0, delhi).grahas.find(({ graha }) => graha === body);
      expect(found?.altitude).toBeGreaterThan(-0.87);
      expect(found?.altitude).toBeLessThan(-0.79);
    }
  },
);

test('ascendant and grahas are those of a chart of that minute', () => {
  const chart = castChart({
    date: '2026-11-24',
    time: '16:15:00',
    timeZone: 'Asia/Kolkata',
    ...delhi,
  });
  const { ascendant, grahas } = skyOver(julianDayFromIso('2026-11-24T10:45:00Z'), delhi);
  expect(ascendant).toBeCloseTo(chart.ascendant.longitude, 4);
  for (const { graha, longitude } of grahas) {
    expect(longitude).toBeCloseTo(chart.grahas[graha].longitude, 4);
  }
});

test('Rahu and Ketu are never both above the horizon', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const { grahas } = skyOver(julianDayFromIso('2026-11-24T00:00:00Z') + hour / 24, delhi);
    const altitude = Object.fromEntries(grahas.map((found) => [found.graha, found.altitude]));
    expect(altitude['rahu']).toBeCloseTo(-(altitude['ketu'] ?? 0), 6);
  }
});

test('throws for invalid coordinates', () => {
  expect(() =>
    skyOver(julianDayFromIso('2026-11-24T00:00:00Z'), { latitude: 91, longitude: 0 }),
  ).toThrow(expect.objectContaining({ code: 'invalid_place' }));
});
