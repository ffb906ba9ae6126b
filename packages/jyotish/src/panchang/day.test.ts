import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PANCHANGS } from '../../reference/births-panchang.ts';
import type { ReferencePanchang } from '../../reference/births-panchang.ts';
import { nakshatraOf, padaOf, signOf, tithiOf } from '../chart/index.ts';
import { civilFromJulianDay, julianDayFromIso } from '../time/index.ts';
import { almanacSky, limbsAt, limbsNow, panchangOfDay } from './index.ts';
import type { DayPanchang, TimeSpan } from './index.ts';

const SECOND = 1 / 86_400;
const KOLKATA = { latitude: 22.6757521, longitude: 88.0495418 };

function ofReference(reference: ReferencePanchang, sunrise: 'centre' | 'edge'): DayPanchang {
  const place = { latitude: reference.lat, longitude: reference.lon };
  return panchangOfDay(reference.local_date, place, reference.iana_zone, { sunrise });
}

function expectNear(actual: number | null, expected: number | null, seconds: number): void {
  if (expected === null) expect(actual).toBeNull();
  else expect(Math.abs(actual! - expected)).toBeLessThan(seconds * SECOND);
}

describe.each(PANCHANGS.map((reference) => [reference.id, reference] as const))(
  'reference birth %s',
  (_, reference) => {
    const edge = ofReference(reference, 'edge');

    test.each([
      ['tithi', edge.tithis],
      ['nakshatra', edge.nakshatras],
      ['yoga', edge.yogas],
      ['karana', edge.karanas],
    ] as const)('every %s of the day, within a second', (limb, spans) => {
      const expected = reference[limb];
      expect(spans.map(({ number }) => number)).toEqual(expected.map(([index]) => index));
      spans.forEach(({ startJdUt, endJdUt }, at) => {
        const [, start, end] = expected[at]!;
        expectNear(startJdUt, julianDayFromIso(start), 1);
        expectNear(endJdUt, end, 1);
      });
    });

    test.each([
      ['centre', 'hindu'],
      ['edge', 'almanac'],
    ] as const)('sunrise and sunset by the %s of the disc', (sunrise, name) => {
      const day = ofReference(reference, sunrise);
      expectNear(day.sunriseJdUt, reference.sunrise[name], 2);
      expectNear(day.sunsetJdUt, reference.sunset[name], 2);
    });

    test.each([
      ['moonriseJdUt', reference.moonrise.almanac],
      ['moonsetJdUt', reference.moonset.almanac],
    ] as const)(
      '%s of the civil date, which before sunrise belongs to the day before',
      (which, jdUt) => {
        if (jdUt === null) return;
        const { date } = civilFromJulianDay(
          jdUt - (jdUt < edge.span.startJdUt ? 1 : 0),
          reference.iana_zone,
        );
        expectNear(ofReference({ ...reference, local_date: date }, 'edge')[which], jdUt, 3);
      },
    );

    test('weekday, and the limbs at sunrise', () => {
      const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
      expect(names[edge.weekday]).toBe(reference.vaara);
      expectNear(edge.span.endJdUt, reference.next_sunrise_almanac, 2);
      const now = limbsNow(edge, edge.span.startJdUt);
      expect({
        tithi: now.tithi.number,
        nakshatra: now.nakshatra.number,
        yoga: now.yoga.number,
        karana: now.karana.number,
      }).toEqual(reference.at_sunrise);
    });
  },
);

/** Local times of a day in India. */
function clock(jdUt: number | null): string {
  return civilFromJulianDay(jdUt!, 'Asia/Kolkata').time;
}

test('Kolkata, 12 May 2020, as another publisher has it', () => {
  const day = panchangOfDay('2020-05-12', KOLKATA, 'Asia/Kolkata', { sunrise: 'centre' });
  const near = (jdUt: number | null, time: string) =>
    expectNear(jdUt, julianDayFromIso(`2020-05-12T${time}Z`) - 5.5 / 24, 1.5);
  near(day.sunriseJdUt, '05:02:37');
  near(day.sunsetJdUt, '18:05:58');
  // 15 s later than that publisher, who uses refraction for air of 0 °C.
  near(day.moonriseJdUt, '23:10:23');
  expect(day.tithis.map(({ name }) => name)).toEqual(['Panchami', 'Shashthi']);
  // The Moon leads by 240.0000° then (swetest), five seconds later than that publisher prints.
  expect(clock(day.tithis[0]!.endJdUt)).toBe('05:53:37');
  expect(day.tithis[0]).toMatchObject({ number: 20, paksha: 'krishna', type: 'purna' });
  expect(day.nakshatras.map(({ nakshatra }) => nakshatra.name)).toEqual([
    'Uttara Ashadha',
    'Shravana',
  ]);
  expect(day.yogas.map(({ name, good }) => [name, good])).toEqual([
    ['Shubha', true],
    ['Shukla', true],
  ]);
  expect(day.karanas.map(({ name, lord }) => [name, lord])).toEqual([
    ['Taitila', 'mercury'],
    ['Gara', 'jupiter'],
    ['Vanija', 'venus'],
  ]);
  expect(day.moonSigns.map(({ sign }) => sign)).toEqual([9, 10]);
  expect(day.sunSigns).toEqual([{ sign: 1, enteredJdUt: null, leftJdUt: null }]);
  expect([day.lunarMonth.name, day.purnimanta.name]).toEqual(['Vaishakha', 'Jyeshtha']);
  expect(day.season).toEqual({ ritu: 'vasanta', ayana: 'uttarayana' });
  expect(day.tropicalSeason).toEqual({ ritu: 'grishma', ayana: 'uttarayana' });
  expect(civilFromJulianDay(day.nextFullMoonJdUt, 'Asia/Kolkata').date).toBe('2020-06-06');
});

test('A21: Bangalore, 18 January 2013', () => {
  const bangalore = { latitude: 12.972, longitude: 77.594 };
  const day = panchangOfDay('2013-01-18', bangalore, 'Asia/Kolkata', { sunrise: 'edge' });
  expect(day.tithis[0]!.number).toBe(7);
  expect(day.nakshatras[0]!.number).toBe(27);
  const near = (jdUt: number | null, time: string, seconds: number) =>
    expectNear(jdUt, julianDayFromIso(`2013-01-18T${time}Z`) - 5.5 / 24, seconds);
  // That program takes an older ephemeris and the disc's centre, refracted.
  near(day.tithis[0]!.endJdUt, '16:25:03', 60);
  near(day.nakshatras[0]!.endJdUt, '19:23:06', 60);
  near((day.sunriseJdUt! + day.sunsetJdUt!) / 2, '12:30:06', 30);
});

const NEW_DELHI = ['New Delhi', { latitude: 28.6139, longitude: 77.209 }, 'Asia/Kolkata'] as const;
const NEW_YORK = [
  'New York',
  { latitude: 40.7143, longitude: -74.006 },
  'America/New_York',
] as const;
const VILNIUS = ['Vilnius', { latitude: 54.6892, longitude: 25.2798 }, 'Europe/Vilnius'] as const;

describe('the Moon of the day from sunrise to sunrise', () => {
  // The dates that Drik Panchang prints. Its times of 2026 are of the disc's centre without refraction, 4 to 9 minutes from ours.
  test.each([
    ['2026-06-21', NEW_DELHI, '2026-06-21', '2026-06-22'],
    ['2026-12-21', NEW_DELHI, '2026-12-21', '2026-12-22'],
    ['2026-11-24', NEW_DELHI, '2026-11-24', null],
    ['2026-10-04', NEW_YORK, '2026-10-05', '2026-10-04'],
    ['2026-10-25', NEW_YORK, '2026-10-25', null],
    ['2026-03-08', VILNIUS, '2026-03-09', '2026-03-08'],
    ['2026-05-10', VILNIUS, '2026-05-11', '2026-05-10'],
    // 25 hours long by the clock
    ['2026-11-01', NEW_YORK, '2026-11-01', '2026-11-01'],
  ] as const)('%s in %s: rises on %3$s, sets on %4$s', (date, [, place, zone], rise, set) => {
    const day = panchangOfDay(date, place, zone);
    const on = (jdUt: number | null) => jdUt && civilFromJulianDay(jdUt, zone).date;
    expect([on(day.moonriseJdUt), on(day.moonsetJdUt)]).toEqual([rise, set]);
  });

  test('New Delhi, 26 January 2022, as Drik Panchang printed it then: 02:03 of the 27th', () => {
    const { moonriseJdUt } = panchangOfDay('2022-01-26', NEW_DELHI[1], 'Asia/Kolkata');
    expect(civilFromJulianDay(moonriseJdUt!, 'Asia/Kolkata')).toMatchObject({
      date: '2022-01-27',
      time: expect.stringMatching(/^02:03/),
    });
  });
});

describe('seasons as Drik Panchang prints them for New Delhi', () => {
  test.each([
    ['2022-01-24', 'shishira', 'hemanta', 'uttarayana'],
    ['2024-07-09', 'varsha', undefined, undefined],
    ['1995-07-15', 'varsha', 'grishma', 'uttarayana'],
    ['2026-03-08', 'vasanta', 'shishira', 'uttarayana'],
    ['2026-11-24', 'hemanta', 'sharad', 'dakshinayana'],
    ['2045-01-15', 'shishira', 'hemanta', 'uttarayana'],
  ] as const)('%s: drik %s, vedic %s', (date, drik, vedic, ayana) => {
    const day = panchangOfDay(date, NEW_DELHI[1], 'Asia/Kolkata');
    expect(day.tropicalSeason.ritu).toBe(drik);
    if (vedic !== undefined) expect(day.season).toEqual({ ritu: vedic, ayana });
  });
});

describe('where the Sun does not rise', () => {
  const tromso = { latitude: 69.6492, longitude: 18.9553 };

  test.each(['2010-06-21', '2010-12-21'])(
    '%s in Tromsø: nulls, a reason, and the limbs',
    (date) => {
      const day = panchangOfDay(date, tromso, 'Europe/Oslo');
      expect(day).toMatchObject({
        sunriseJdUt: null,
        sunsetJdUt: null,
        nextSunriseJdUt: null,
        vedicDay: null,
      });
      expect(day.notices).toContain('no_sunrise');
      expect(day.span).toEqual({
        startJdUt: day.civilDay.startJdUt,
        endJdUt: day.civilDay.endJdUt,
      });
      expect(day.tithis[0]!.startJdUt).toBeLessThanOrEqual(day.span.startJdUt);
    },
  );

  test('at the pole itself', () => {
    const day = panchangOfDay('2024-08-15', { latitude: 90, longitude: 0 }, '+00:00');
    expect(day.notices).toContain('no_sunrise');
  });
});

const date = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2199-12-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const place = fc.record({
  latitude: fc.double({ min: -72, max: 72, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const zone = fc.constantFrom('Asia/Kolkata', 'America/Sao_Paulo', 'Pacific/Apia', '+05:30');

describe('laws of a day', () => {
  test('limbs follow each other without a gap and cover the day', () => {
    fc.assert(
      fc.property(date, place, zone, (when, where, timeZone) => {
        const day = panchangOfDay(when, where, timeZone);
        for (const [spans, count] of [
          [day.tithis, 30],
          [day.nakshatras, 27],
          [day.yogas, 27],
          [day.karanas, 60],
        ] as const) {
          expect(spans[0]!.startJdUt).toBeLessThanOrEqual(day.span.startJdUt);
          expect(spans.at(-1)!.endJdUt).toBeGreaterThanOrEqual(day.span.endJdUt);
          spans.forEach(({ number, startJdUt, endJdUt }, at) => {
            expect(endJdUt).toBeGreaterThan(startJdUt + 0.3);
            const next = spans[at + 1];
            if (next === undefined) return;
            expect(next.startJdUt).toBe(endJdUt);
            expect(next.number).toBe((number % count) + 1);
          });
        }
        for (const { padas, startJdUt, endJdUt } of day.nakshatras) {
          expect(padas.map(({ pada }) => pada)).toEqual([1, 2, 3, 4]);
          expect([padas[0]!.startJdUt, padas[3]!.endJdUt]).toEqual([startJdUt, endJdUt]);
        }
        expect(day.tithis[0]!.type).toBe(
          ['purna', 'nanda', 'bhadra', 'jaya', 'rikta'][day.tithis[0]!.number % 5],
        );
      }),
    );
  });

  test('the limbs at an instant are those of the positions', () => {
    fc.assert(
      fc.property(fc.double({ min: 2_378_600, max: 2_524_000, noNaN: true }), (jdUt) => {
        const sky = almanacSky('lahiri', jdUt);
        const [sun, moon] = [sky.sun.at(jdUt), sky.moon.at(jdUt)];
        const { tithi, nakshatra, karana } = limbsAt(jdUt, sky);
        expect(tithi.number).toBe(tithiOf(sun, moon).number);
        expect(nakshatra.nakshatra).toBe(nakshatraOf(moon));
        expect(Math.ceil(karana.number / 2)).toBe(tithi.number);
        const contains = ({ startJdUt, endJdUt }: TimeSpan) => startJdUt <= jdUt && jdUt < endJdUt;
        expect(nakshatra.padas.find(contains)!.pada).toBe(padaOf(moon));
      }),
    );
  });

  test('rises are in order, the Sun’s within the date, the Moon’s within the day; the missing ones are named', () => {
    fc.assert(
      fc.property(date, place, zone, (when, where, timeZone) => {
        const day = panchangOfDay(when, where, timeZone, { sunrise: 'edge' });
        const within = (jdUt: number | null, { startJdUt, endJdUt }: TimeSpan) =>
          jdUt === null || (jdUt >= startJdUt && jdUt < endJdUt);
        expect(within(day.sunriseJdUt, day.civilDay)).toBe(true);
        for (const jdUt of [day.moonriseJdUt, day.moonsetJdUt]) {
          expect(within(jdUt, day.span)).toBe(true);
        }
        for (const rise of ['moonrise', 'moonset'] as const) {
          expect(day.notices.includes(`no_${rise}`)).toBe(day[`${rise}JdUt`] === null);
        }
        if (day.vedicDay === null) {
          expect(day.notices.some((notice) => notice.includes('sun'))).toBe(true);
          return;
        }
        const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = day.vedicDay;
        expect(sunsetJdUt).toBeGreaterThan(sunriseJdUt);
        expect(nextSunriseJdUt).toBeGreaterThan(sunsetJdUt);
        expect(day.moonSigns[0]!.sign).toBe(signOf(almanacSky('lahiri').moon.at(sunriseJdUt)));
      }),
    );
  });

  test('one sky shared by many days gives the same results as separate ones', () => {
    const sky = almanacSky('raman');
    fc.assert(
      fc.property(date, (when) => {
        const alone = panchangOfDay(when, KOLKATA, '+05:30', { ayanamsa: 'raman' });
        const shared = panchangOfDay(when, KOLKATA, '+05:30', { ayanamsa: 'raman' }, sky);
        expectNear(shared.tithis[0]!.endJdUt, alone.tithis[0]!.endJdUt, 0.05);
        expectNear(shared.moonriseJdUt, alone.moonriseJdUt, 0.05);
        expect(shared.lunarMonth.name).toBe(alone.lunarMonth.name);
      }),
      { numRuns: 30 },
    );
  });
});

describe('invalid input throws', () => {
  test.each([
    ['2024-02-30', KOLKATA, 'Asia/Kolkata', 'invalid_date'],
    ['2024-2-3', KOLKATA, 'Asia/Kolkata', 'invalid_date'],
    ['1799-12-31', KOLKATA, 'Asia/Kolkata', 'out_of_range'],
    ['2024-02-03', { latitude: 91, longitude: 0 }, 'Asia/Kolkata', 'invalid_place'],
    ['2024-02-03', { latitude: Number.NaN, longitude: 0 }, 'Asia/Kolkata', 'invalid_place'],
    ['2024-02-03', KOLKATA, 'Asia/Nowhere', 'unknown_timezone'],
  ])('%s %j %s: %s', (when, where, timeZone, code) => {
    expect(() => panchangOfDay(when, where, timeZone)).toThrow(expect.objectContaining({ code }));
  });

  test.each(['1800-01-01', '2200-12-31'])('%s, at the end of the range, has a result', (when) => {
    expect(panchangOfDay(when, KOLKATA, 'Asia/Kolkata').tithis.length).toBeGreaterThan(0);
  });
});
