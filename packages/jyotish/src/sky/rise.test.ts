import { describe, expect, test } from 'vitest';
import { skyRecords } from '../../reference/sky.ts';
import { julianDayFromIso, isoFromJulianDay } from '../time/index.ts';
import { riseOrSet } from './index.ts';

const records = skyRecords();
const definitions = { Upper: 'edge', Centre: 'unrefracted', Hindu: 'centre' } as const;

const events: readonly [
  field: string,
  body: 'sun' | 'moon',
  kind: 'rise' | 'set',
  definition: (typeof definitions)[keyof typeof definitions],
][] = [
  ['sunriseUpper', 'sun', 'rise', 'edge'],
  ['sunsetUpper', 'sun', 'set', 'edge'],
  ['sunriseHindu', 'sun', 'rise', 'centre'],
  ['sunsetHindu', 'sun', 'set', 'centre'],
  ['sunriseCentre', 'sun', 'rise', 'unrefracted'],
  ['sunsetCentre', 'sun', 'set', 'unrefracted'],
  ['moonriseUpper', 'moon', 'rise', 'edge'],
  ['moonsetUpper', 'moon', 'set', 'edge'],
  ['moonriseCentre', 'moon', 'rise', 'unrefracted'],
  ['moonsetCentre', 'moon', 'set', 'unrefracted'],
];

describe('risings and settings at 300 places and days', () => {
  test.each(events)(
    '%s within 0.5 s, and null where there is none',
    (field, body, kind, definition) => {
      let compared = 0;
      for (const record of records) {
        const place = { latitude: record.lat, longitude: record.lon };
        const from = julianDayFromIso(record.localDayStart);
        const ours = riseOrSet(body, kind, from, place, definition, record.deltaT);
        const theirs = record.rise[field]!;
        if (theirs === null) {
          expect(ours, record.id).toBeNull();
          continue;
        }
        expect(ours, record.id).not.toBeNull();
        const seconds = Math.abs(ours! - julianDayFromIso(theirs)) * 86_400;
        expect(seconds, record.id).toBeLessThan(0.5);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(280);
    },
  );

  test('the sample has days without a moonrise and without a moonset', () => {
    for (const field of ['moonriseUpper', 'moonsetUpper']) {
      expect(
        records.some((record) => record.rise[field] === null),
        field,
      ).toBe(true);
    }
  });
});

describe('what almanacs print', () => {
  // Near Kolkata, 12 May 2020. Centre: Prokerala, 05:02:37 and 18:05:58 IST. Edge: the `swetest`
  // program at 15 °C; Prokerala's own moonrise, 15 s earlier, takes air of 0 °C, which bends more.
  const kolkata = { latitude: 22.6757521, longitude: 88.0495418 };
  const midnight = julianDayFromIso('2020-05-11T18:30:00Z');
  test.each([
    ['sun', 'rise', 'centre', '2020-05-11T23:32:37Z'],
    ['sun', 'set', 'centre', '2020-05-12T12:35:58Z'],
    ['sun', 'rise', 'edge', '2020-05-11T23:28:49Z'],
    ['sun', 'set', 'edge', '2020-05-12T12:39:46Z'],
    ['moon', 'rise', 'edge', '2020-05-12T17:40:23Z'],
  ] as const)('%s %s by %s', (body, kind, definition, iso) => {
    const event = riseOrSet(body, kind, midnight, kolkata, definition)!;
    expect(Math.abs(event - julianDayFromIso(iso)) * 86_400).toBeLessThan(1.5);
  });
});

describe('beyond the polar circles', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  test.each([
    ['2021-06-21T00:00:00Z', 'midnight Sun'],
    ['2021-12-21T00:00:00Z', 'polar night'],
  ])('%s: no rising, no setting (%s)', (iso) => {
    for (const definition of ['centre', 'edge'] as const) {
      expect(riseOrSet('sun', 'rise', julianDayFromIso(iso), tromso, definition)).toBeNull();
      expect(riseOrSet('sun', 'set', julianDayFromIso(iso), tromso, definition)).toBeNull();
    }
  });

  test('at the pole itself the Sun rises once a year', () => {
    const pole = { latitude: 90, longitude: 0 };
    const days = Array.from({ length: 365 }, (_, day) => 2459215.5 + day);
    const risings = days
      .map((jdUt) => riseOrSet('sun', 'rise', jdUt, pole, 'centre'))
      .filter((event) => event !== null);
    expect(risings.map((event) => isoFromJulianDay(event).slice(0, 10))).toEqual(['2021-03-20']);
  });

  test('a Sun that only grazes the horizon is detected: every rising has its setting', () => {
    // 65.8° north around midsummer: the upper edge dips below for minutes only.
    const place = { latitude: 65.8, longitude: 25 };
    for (let day = 0; day < 60; day += 1) {
      const from = julianDayFromIso('2021-05-20T10:00:00Z') + day;
      const set = riseOrSet('sun', 'set', from, place, 'edge');
      const rise = riseOrSet('sun', 'rise', from, place, 'edge');
      expect(set === null, isoFromJulianDay(from)).toBe(rise === null);
      if (set !== null) expect(rise!).toBeGreaterThan(set);
    }
  });
});

describe('the window of 24 hours', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const noon = julianDayFromIso('2021-03-01T06:30:00Z');
  const sunrise = riseOrSet('sun', 'rise', noon, delhi, 'centre')!;

  test('an event just after its start is found, one just before is not', () => {
    const second = 1 / 86_400;
    expect(riseOrSet('sun', 'rise', sunrise - second, delhi, 'centre')!).toBeCloseTo(sunrise, 7);
    const next = riseOrSet('sun', 'rise', sunrise + second, delhi, 'centre');
    expect(next === null || next > sunrise + 0.9).toBe(true);
  });

  test.each([
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: 0, longitude: 181 }],
    [{ latitude: Number.NaN, longitude: 0 }],
  ])('%j is no place', (place) => {
    expect(() => riseOrSet('sun', 'rise', noon, place, 'centre')).toThrow(/outside/);
  });
});
