import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { birthPanchang } from './birth-panchang.ts';
import { PLANET_IDS } from './bodies.ts';
import { castChart } from './cast-chart.ts';
import type { Birth } from './cast-chart.ts';
import type { Weekday } from './lucky.ts';
import { dayLordOf, horaLordAt, vedicDayAt } from './vedic-day.ts';

const SECOND = 1 / 86_400;
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (_, reference) => {
    const { delta_t_seconds: deltaTSeconds, jd_ut: jdUt, lat } = reference.birth;
    const definitions = [
      ['centre', 'hindu'],
      ['edge', 'almanac'],
    ] as const;

    test.each(definitions)('vedic day by the %s of the disc', (sunrise, name) => {
      const chart = castChart(asBirth(reference), { sunrise }, { deltaTSeconds });
      const panchang = birthPanchang(chart);
      const expected = reference.panchang_at_birth.vedic_weekday[name];
      expect(WEEKDAYS[panchang.weekday]).toBe(expected);
      expect(panchang.dayLord).toBe(PLANET_IDS[panchang.weekday]);
      expect(panchang.notices).toEqual([]);
      expect(panchang.sunrise!.jdUt).toBeLessThanOrEqual(jdUt);
      expect(panchang.nextSunrise!.jdUt).toBeGreaterThan(jdUt);
      const sameDay = jdUt >= reference.sunrise[name]!;
      const rise = (sameDay ? panchang.sunrise : panchang.nextSunrise)!.jdUt;
      const tolerance = (Math.abs(lat) < 60 ? 0.5 : 2) * SECOND;
      expect(Math.abs(rise - reference.sunrise[name]!)).toBeLessThan(tolerance);
      if (!sameDay) return;
      expect(Math.abs(panchang.sunset!.jdUt - reference.sunset[name]!)).toBeLessThan(tolerance);
    });

    test('the limbs at birth', () => {
      const panchang = birthPanchang(castChart(asBirth(reference), {}, { deltaTSeconds }));
      const expected = reference.panchang_at_birth;
      expect([
        panchang.tithi.number,
        panchang.nakshatra.number,
        panchang.yoga.number,
        panchang.karana.number,
      ]).toEqual([
        expected.tithi.index,
        expected.nakshatra.index,
        expected.yoga.index,
        expected.karana.index,
      ]);
    });
  },
);

test('12 December 1997, Chennai, as another publisher has it', () => {
  const panchang = birthPanchang(
    castChart({
      date: '1997-12-12',
      time: '12:12:00',
      timeZone: 'Asia/Kolkata',
      latitude: 13.0836939,
      longitude: 80.270186,
    }),
  );
  expect(panchang.nakshatra.name).toBe('Krittika');
  expect(panchang.pada).toBe(2);
  expect([panchang.tithi.paksha, panchang.tithi.name]).toEqual(['shukla', 'Chaturdashi']);
  expect(panchang.yoga.name).toBe('Siddha');
  expect(panchang.karana.name).toBe('Gara');
  expect(WEEKDAYS[panchang.weekday]).toBe('Friday');
  expect(panchang.dayLord).toBe('venus');
  expect(panchang.horaLord).toBe('sun');
});

describe('inside the polar circle', () => {
  const tromso: Birth = {
    date: '2010-06-21',
    time: '12:00:00',
    timeZone: 'Europe/Oslo',
    latitude: 69.6492,
    longitude: 18.9553,
  };

  test.each([
    ['2010-06-21', 1, 10],
    ['2010-12-21', 2, 16],
  ])('on %s nothing rises: nulls, a notice and the civil weekday', (date, weekday, tithi) => {
    const panchang = birthPanchang(castChart({ ...tromso, date }));
    expect(panchang).toMatchObject({
      weekday,
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      horaLord: null,
      notices: ['no_sunrise'],
    });
    expect(panchang.tithi.number).toBe(tithi);
  });

  test('in the last night before the midnight sun the day that begins has no sunset', () => {
    const found = Array.from({ length: 12 }, (_, index) =>
      birthPanchang(castChart({ ...tromso, date: `2010-05-${14 + index}` })),
    ).filter(({ sunrise, sunset }) => sunrise !== null && sunset === null);
    expect(found).not.toEqual([]);
    for (const panchang of found) {
      expect(panchang.horaLord).toBeNull();
      expect(panchang.notices).toEqual(['no_sunset']);
    }
  });
});

test('below the polar circles every instant is in one vedic day, and days follow one another', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2415021, max: 2488069, noNaN: true }),
      fc.double({ min: -65, max: 65, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom('centre', 'edge'),
      (jdUt, latitude, longitude, definition) => {
        const place = { latitude, longitude };
        const zoneHours = Math.round(longitude / 15);
        const hours = String(Math.abs(zoneHours)).padStart(2, '0');
        const timeZone = `${zoneHours < 0 ? '-' : '+'}${hours}:00`;
        const day = vedicDayAt(jdUt, place, definition, timeZone)!;
        const [sunrise, sunset, nextSunrise] = [day.sunrise, day.sunset!, day.nextSunrise!];
        expect(sunrise <= jdUt && jdUt < nextSunrise).toBe(true);
        expect(sunrise < sunset && sunset < nextSunrise).toBe(true);
        const next = vedicDayAt(nextSunrise + 0.001, place, definition, timeZone)!;
        expect(Math.abs(next.sunrise - nextSunrise)).toBeLessThan(SECOND);
        expect(next.weekday).toBe((day.weekday + 1) % 7);
        expect(horaLordAt(day, sunrise)).toBe(dayLordOf(day.weekday));
      },
    ),
    { numRuns: 60 },
  );
});

describe('planetary hours', () => {
  const dayOf = (weekday: Weekday) => ({
    weekday,
    sunrise: 2451545,
    sunset: 2451545.6,
    nextSunrise: 2451546,
  });

  test('from a Thursday sunrise: Jupiter, Mars, Sun, Venus, Mercury, Moon, Saturn', () => {
    const lords = Array.from({ length: 7 }, (_, hora) =>
      horaLordAt(dayOf(4), 2451545 + (hora + 0.5) * 0.05),
    );
    expect(lords).toEqual(['jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'saturn']);
  });

  test.each([0, 1, 2, 3, 4, 5, 6] as const)(
    'weekday %i begins with its own lord and its 24 hours lead to the next',
    (weekday) => {
      expect(horaLordAt(dayOf(weekday), 2451545)).toBe(dayLordOf(weekday));
      const hours = [
        ...Array.from({ length: 12 }, (_, k) => 2451545 + ((k + 0.5) * 0.6) / 12),
        ...Array.from({ length: 12 }, (_, k) => 2451545.6 + ((k + 0.5) * 0.4) / 12),
      ].map((jdUt) => horaLordAt(dayOf(weekday), jdUt));
      const tomorrow = ((weekday + 1) % 7) as Weekday;
      // Seven lords in rotation: the 25th hour would be the fourth after complete rounds.
      expect(hours[3]).toBe(dayLordOf(tomorrow));
      expect(hours.slice(7)).toEqual(hours.slice(0, -7));
    },
  );

  test('day and night have twelve equal hours each', () => {
    const day = dayOf(0);
    expect(horaLordAt(day, 2451545.6 - 1e-6)).toBe('saturn');
    expect(horaLordAt(day, 2451545.6)).toBe('jupiter');
  });
});
