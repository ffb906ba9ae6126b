import { describe, expect, it } from 'vitest';
import { civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { eclipsesOf } from './index.ts';
import type { GeoPlace } from '../sky/index.ts';
import type { EclipseOfPlace } from './index.ts';

const KOLKATA_TIME = 'Asia/Kolkata';
const PLACES = {
  'New Delhi': { latitude: 28.6139, longitude: 77.209 },
  Mumbai: { latitude: 19.0728, longitude: 72.8826 },
  Bengaluru: { latitude: 12.9716, longitude: 77.5946 },
  Lucknow: { latitude: 26.8393, longitude: 80.9231 },
  Chennai: { latitude: 13.0878, longitude: 80.2785 },
  Jaipur: { latitude: 26.9124, longitude: 75.7873 },
} as const;
const delhi: GeoPlace = PLACES['New Delhi'];

const clock = (jdUt: JulianDay): string => {
  const { date, time } = civilFromJulianDay(jdUt + 0.5 / 1440, KOLKATA_TIME);
  return `${date} ${time.slice(0, 5)}`;
};

function only(date: string, place = delhi, timeZone = KOLKATA_TIME): EclipseOfPlace {
  const found = eclipsesOf(date, date, place, timeZone, { sunrise: 'edge' });
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Minutes between an instant and a clock time of the same zone. */
function minutesOff(jdUt: JulianDay, printed: string): number {
  const minutes = (text: string) => {
    const [, hour = '', minute = ''] = /(\d\d):(\d\d)$/.exec(text) ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  return Math.abs(minutes(clock(jdUt)) - minutes(printed));
}

describe('sutak', () => {
  // As the newspapers of the day took it from the almanacs (Zee News, 7 September 2025).
  it.each([
    ['New Delhi', '12:19'],
    ['Mumbai', '12:36'],
    ['Bengaluru', '12:17'],
    ['Lucknow', '12:04'],
    ['Chennai', '12:07'],
    ['Jaipur', '12:25'],
  ] as const)(
    'of 7 September 2025 in %s begins at %s and ends with the eclipse',
    (name, printed) => {
      const { sutak, kind, type, visibility } = only('2025-09-07', PLACES[name]);
      expect({ kind, type, visibility }).toEqual({
        kind: 'lunar_eclipse',
        type: 'total',
        visibility: 'all',
      });
      expect(minutesOff(sutak!.start, printed)).toBeLessThanOrEqual(1);
      expect(minutesOff(sutak!.end, '01:26')).toBeLessThanOrEqual(1);
    },
  );

  it('of a Moon that rises eclipsed is counted from its rising: Delhi, 8 November 2022', () => {
    // Newspapers of the day: moonrise 5:28 pm, end 6:18 pm, sutak from 9:21 am, for children from 2:48 pm. The Moon's
    // edge rises three minutes before the Sun sets; the praharas are still those of a night's eclipse.
    const { sutak, seen, visibility } = only('2022-11-08');
    expect(visibility).toBe('part');
    expect(minutesOff(seen!.start, '17:28')).toBeLessThanOrEqual(1);
    expect(minutesOff(seen!.end, '18:18')).toBeLessThanOrEqual(1);
    expect(minutesOff(sutak!.start, '09:21')).toBeLessThanOrEqual(1);
    expect(minutesOff(sutak!.gentleStart, '14:48')).toBeLessThanOrEqual(1);
    expect(sutak!.end).toBe(seen!.end);
  });

  it('is four complete praharas before a solar eclipse', () => {
    // Delhi, 2 August 2027: partial in the late afternoon, the third prahara of the day or later.
    const { sutak, seen, magnitude, kind } = only('2027-08-02');
    expect(kind).toBe('solar_eclipse');
    expect(magnitude).toBeGreaterThan(0.05);
    expect(magnitude).toBeLessThan(0.3);
    const before = (seen!.start - sutak!.start) * 24;
    expect(before).toBeGreaterThan(4 * 2.5);
    expect(before).toBeLessThan(5 * 3.5);
  });

  it('runs by hours where the Sun does not set: Tromsø, 1 August 2008', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553 };
    const [found] = eclipsesOf('2008-08-01', '2008-08-01', tromso, 'Europe/Oslo');
    expect(found?.sutak).not.toBeNull();
  });
});

describe('visibility from a place', () => {
  it('Delhi, 3 March 2026: the Moon rises eclipsed and the eclipse is visible for minutes', () => {
    const { type, visibility, contacts, seen } = only('2026-03-03');
    expect(type).toBe('total');
    expect(visibility).toBe('part');
    expect(contacts.map(({ contact }) => contact)).toEqual([
      'penumbra_begins',
      'begins',
      'inner_begins',
      'greatest',
      'inner_ends',
      'ends',
      'penumbra_ends',
    ]);
    expect(clock(contacts[1]!.jdUt)).toBe('2026-03-03 15:20');
    expect(clock(contacts[5]!.jdUt)).toBe('2026-03-03 18:47');
    expect(seen!.end).toBe(contacts[5]!.jdUt);
  });

  it('an eclipse under the horizon is named and has no sutak: Delhi, 14 March 2025', () => {
    expect(only('2025-03-14')).toMatchObject({ visibility: 'none', seen: null, sutak: null });
  });

  it('a solar eclipse that does not reach the place is named as the Earth has it: Delhi, 29 March 2025', () => {
    const found = only('2025-03-29');
    expect(found).toMatchObject({
      type: 'partial',
      magnitude: null,
      visibility: 'none',
      sutak: null,
    });
    expect(found.contacts.map(({ contact }) => contact)).toEqual(['greatest']);
  });

  it('a penumbral eclipse has no sutak: Delhi, 5 May 2023', () => {
    expect(only('2023-05-05')).toMatchObject({
      type: 'penumbral',
      visibility: 'none',
      sutak: null,
    });
  });

  it('Luxor, 2 August 2027: total, with both moments of totality', () => {
    const luxor = { latitude: 25.6872, longitude: 32.6396 };
    const { type, contacts, visibility } = only('2027-08-02', luxor, 'Africa/Cairo');
    expect({ type, visibility }).toEqual({ type: 'total', visibility: 'all' });
    const at = Object.fromEntries(contacts.map(({ contact, jdUt }) => [contact, jdUt]));
    // NASA: totality of 6 min 20 s at Luxor.
    expect((at['inner_ends']! - at['inner_begins']!) * 1440).toBeCloseTo(6.33, 1);
  });

  it('an annular eclipse is a ring if the place is on its path: Rameswaram, 15 January 2010', () => {
    const rameswaram = { latitude: 9.2876, longitude: 79.3129 };
    expect(only('2010-01-15', rameswaram).type).toBe('annular');
    expect(only('2010-01-15')).toMatchObject({ type: 'partial', typeOnEarth: 'annular' });
  });

  it('the night after midnight belongs to its own date', () => {
    const found = eclipsesOf('2018-07-01', '2018-08-31', delhi, KOLKATA_TIME);
    expect(found.map(({ date, kind }) => [date, kind])).toEqual([
      ['2018-07-13', 'solar_eclipse'],
      ['2018-07-27', 'lunar_eclipse'],
      ['2018-08-11', 'solar_eclipse'],
    ]);
  });
});

it('throws for days in the wrong order', () => {
  expect(() => eclipsesOf('2026-03-04', '2026-03-03', delhi, KOLKATA_TIME)).toThrow('before');
});
