import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PANCHANGS } from '../../reference/births-panchang.ts';
import { dayLordOf } from '../chart/index.ts';
import type { Weekday } from '../chart/index.ts';
import { panchangOfDay } from '../panchang/index.ts';
import type { NakshatraSpan, TimeSpan } from '../panchang/index.ts';
import { civilFromJulianDay, julianDayFromIso } from '../time/index.ts';
import {
  amritKaalsOf,
  choghadiyasOf,
  horasOf,
  kalamsOf,
  muhurtaOfDay,
  thirtyMuhurtasOf,
  varjyamsOf,
} from './index.ts';

const SECOND = 1 / 86_400;

type Period = readonly [startUtc: string, endUtc: string];

function expectSpan(actual: TimeSpan, [start, end]: Period, seconds: number): void {
  const [from, to] = [julianDayFromIso(start), julianDayFromIso(end)];
  expect(Math.abs(actual.startJdUt - from)).toBeLessThan(seconds * SECOND);
  expect(Math.abs(actual.endJdUt - to)).toBeLessThan(seconds * SECOND);
}

describe.each(PANCHANGS.map((reference) => [reference.id, reference] as const))(
  'reference birth %s',
  (_, reference) => {
    test.each([
      ['centre', 'day_periods_hindu'],
      ['edge', 'day_periods_almanac'],
    ] as const)('kalams and abhijit by the %s of the disc, within 3 s', (sunrise, field) => {
      const place = { latitude: reference.lat, longitude: reference.lon };
      const { local_date: date, iana_zone: zone } = reference;
      const { parts } = muhurtaOfDay(panchangOfDay(date, place, zone, { sunrise }));
      const expected = reference[field];
      if (expected === null) {
        expect(parts).toBeNull();
        return;
      }
      expectSpan(parts!.rahuKaal, expected.rahu_kalam, 3);
      expectSpan(parts!.yamaganda, expected.yamaganda, 3);
      expectSpan(parts!.gulika, expected.gulikai, 3);
      expectSpan(parts!.abhijit, expected.abhijit, 3);
      expect(parts!.abhijit.avoided).toBe(reference.vaara === 'Wednesday');
    });
  },
);

describe('auspicious hours as Drik Panchang prints them, within a minute', () => {
  const DELHI = [{ latitude: 28.6139, longitude: 77.209 }, 'Asia/Kolkata'] as const;
  const NEW_YORK = [{ latitude: 40.7143, longitude: -74.006 }, 'America/New_York'] as const;
  const VILNIUS = [{ latitude: 54.6892, longitude: 25.2798 }, 'Europe/Vilnius'] as const;
  const HOURS = [
    'brahmaMuhurta',
    'pratahSandhya',
    'vijayaMuhurta',
    'godhuli',
    'sayahnaSandhya',
    'nishita',
  ] as const;

  // Godhuli begins in summer with half of the Sun below, in the rains with all of it, in winter with the full disc above.
  test.each([
    [
      DELHI,
      '2026-06-21',
      '04:04-04:44 04:24-05:24 14:43-15:39 19:21-19:41 19:22-20:22 00:03-00:43',
    ],
    [
      DELHI,
      '2026-12-21',
      '05:20-06:15 05:47-07:10 14:02-14:44 17:26-17:54 17:29-18:51 23:52-00:47',
    ],
    [
      DELHI,
      '2026-10-18',
      '04:43-05:33 05:08-06:24 14:00-14:46 17:49-18:14 17:49-19:04 23:41-00:32',
    ],
    [
      DELHI,
      '2026-03-08',
      '05:01-05:50 05:25-06:39 14:30-15:17 18:23-18:47 18:25-19:38 00:07-00:56',
    ],
    [
      NEW_YORK,
      '2026-10-04',
      '05:17-06:06 05:42-06:56 14:41-15:27 18:33-18:58 18:33-19:47 00:20-01:10',
    ],
    [
      VILNIUS,
      '2026-12-21',
      '06:26-07:33 06:59-08:40 13:29-13:58 15:49-16:23 15:54-17:35 23:44-00:51',
    ],
    [
      VILNIUS,
      '2026-05-10',
      '04:16-04:49 04:33-05:22 15:54-16:57 21:07-21:24 21:10-21:59 00:59-01:31',
    ],
  ] as const)('%$: %s', ([place, zone], date, printed) => {
    const parts = muhurtaOfDay(panchangOfDay(date, place, zone)).parts!;
    const ours = HOURS.flatMap((hour) => [parts[hour]!.startJdUt, parts[hour]!.endJdUt]);
    printed.split(/[ -]/).forEach((clock, at) => {
      const { time } = civilFromJulianDay(ours[at]!, zone);
      const seconds = (text: string) => Date.parse(`1970-01-01T${text}Z`) / 1000;
      expect(Math.abs(seconds(time) - seconds(`${clock}:00`)), clock).toBeLessThan(60);
    });
  });

  test('after the polar night of Tromsø the first day has no hours before sunrise', () => {
    const place = { latitude: 69.6492, longitude: 18.9553 };
    const days = Array.from({ length: 12 }, (_, day) => `2026-01-${10 + day}`).map(
      (date) => muhurtaOfDay(panchangOfDay(date, place, 'Europe/Oslo')).parts,
    );
    const first = days.find((parts) => parts !== null)!;
    expect([first.brahmaMuhurta, first.pratahSandhya]).toEqual([null, null]);
    expect(first.nishita).not.toBeNull();
  });
});

describe('two Tuesdays, as another publisher has them', () => {
  const ist = (date: string, time: string) =>
    new Date(`${date}T${time}+05:30`).toISOString().replace('.000', '');
  const at = (date: string, start: string, end: string, endDate = date): Period => [
    ist(date, start),
    ist(endDate, end),
  ];
  const byCentre = { sunrise: 'centre' } as const;
  const mumbai = muhurtaOfDay(
    panchangOfDay(
      '1967-08-29',
      { latitude: 19.0821978, longitude: 72.7411014 },
      'Asia/Kolkata',
      byCentre,
    ),
  );
  const kolkata = muhurtaOfDay(
    panchangOfDay(
      '2020-05-12',
      { latitude: 22.6757521, longitude: 88.0495418 },
      'Asia/Kolkata',
      byCentre,
    ),
  );

  test('Mumbai, 29 August 1967: what depends on the Sun', () => {
    const day = '1967-08-29';
    const parts = mumbai.parts!;
    expectSpan(parts.abhijit, at(day, '12:15:06', '13:04:52'), 5);
    expectSpan(parts.rahuKaal, at(day, '15:46:42', '17:20:01'), 5);
    expectSpan(parts.yamaganda, at(day, '09:33:23', '11:06:43'), 5);
    expectSpan(parts.gulika, at(day, '12:40:02', '14:13:22'), 5);
    expect(parts.durMuhurtas.map(({ half, number }) => [half, number])).toEqual([
      ['day', 4],
      ['night', 7],
    ]);
    expectSpan(parts.durMuhurtas[0]!, at(day, '08:56:02', '09:45:48'), 5);
    expectSpan(parts.durMuhurtas[1]!, at(day, '23:30:45', '00:16:59', '1967-08-30'), 5);
  });

  // That publisher leaves nutation in the Moon's longitude: some 30 s of the Moon's time.
  test('Mumbai, 29 August 1967: what depends on the Moon', () => {
    const next = '1967-08-30';
    expect(mumbai.amritKaals).toHaveLength(2);
    expectSpan(mumbai.amritKaals[0]!, at('1967-08-29', '08:09:48', '09:54:45'), 40);
    expectSpan(mumbai.amritKaals[1]!, at(next, '03:50:15', '05:32:24'), 40);
    expect(mumbai.varjyams).toHaveLength(1);
    expectSpan(mumbai.varjyams[0]!, at('1967-08-29', '17:37:15', '19:19:15'), 40);
  });

  test('Kolkata, 12 May 2020', () => {
    const day = '2020-05-12';
    const parts = kolkata.parts!;
    expectSpan(parts.abhijit, at(day, '11:08:08', '12:00:21'), 5);
    expectSpan(parts.rahuKaal, at(day, '14:50:08', '16:28:03'), 5);
    expectSpan(parts.durMuhurtas[1]!, at(day, '22:28:22', '23:12:06'), 5);
    // Its own nakshatra limits would give 22:18:41, so a minute is the smallest possible tolerance.
    expectSpan(kolkata.amritKaals[0]!, at(day, '22:18:22', '23:57:18'), 60);
    expectSpan(kolkata.varjyams[0]!, at(day, '12:25:22', '14:04:22'), 60);
  });

  test('Mumbai, 29 August 1967: choghadiyas and their marks', () => {
    const { day, night } = mumbai.parts!.choghadiyas;
    expect(day.map(({ name, mark }) => (mark === null ? name : `${name} ${mark}`))).toEqual([
      'rog',
      'udveg vaar_vela',
      'chal',
      'labh',
      'amrit',
      'kaal kaal_vela',
      'shubh',
      'rog',
    ]);
    expect(night.map(({ name, mark }) => (mark === null ? name : `${name} ${mark}`))).toEqual([
      'kaal',
      'labh kaal_ratri',
      'udveg',
      'shubh',
      'amrit',
      'chal',
      'rog',
      'kaal',
    ]);
    expectSpan(day[1]!, at('1967-08-29', '08:00:03', '09:33:22'), 5);
    expectSpan(night[7]!, at('1967-08-30', '05:00:08', '06:26:49'), 20);
  });
});

test('Saturday 22 October 2022: the marks a Gujarati almanac prints', () => {
  const place = { latitude: 22.3, longitude: 70.78 };
  const { choghadiyas } = muhurtaOfDay(panchangOfDay('2022-10-22', place, 'Asia/Kolkata')).parts!;
  const marks = (list: typeof choghadiyas.day) => list.map(({ name, mark }) => [name, mark]);
  expect(marks(choghadiyas.day)).toEqual([
    ['kaal', 'kaal_vela'],
    ['shubh', null],
    ['rog', null],
    ['udveg', null],
    ['chal', null],
    ['labh', 'vaar_vela'],
    ['amrit', null],
    ['kaal', 'kaal_vela'],
  ]);
  expect(marks(choghadiyas.night).filter(([, mark]) => mark !== null)).toEqual([
    ['labh', 'kaal_ratri'],
    ['labh', 'kaal_ratri'],
  ]);
});

/** A day of equal hours, so that parts are easy to read: hours after its sunrise. */
function equinox(weekday: Weekday) {
  return { weekday, sunriseJdUt: 0, sunsetJdUt: 12, nextSunriseJdUt: 24 };
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

describe('tables by weekday', () => {
  test('first choghadiyas of day and night', () => {
    const first = WEEKDAYS.map((weekday) => {
      const { day, night } = choghadiyasOf(equinox(weekday));
      return [day[0]!.name, night[0]!.name];
    });
    expect(first).toEqual([
      ['udveg', 'shubh'],
      ['amrit', 'chal'],
      ['rog', 'kaal'],
      ['labh', 'udveg'],
      ['shubh', 'amrit'],
      ['chal', 'rog'],
      ['kaal', 'labh'],
    ]);
  });

  test('[S1-401] the first hora belongs to the lord of the weekday, the rest follow the cycle', () => {
    for (const weekday of WEEKDAYS) {
      expect(horasOf(equinox(weekday))[0]!.lord).toBe(dayLordOf(weekday));
    }
    expect(
      horasOf(equinox(4))
        .slice(0, 8)
        .map(({ lord }) => lord),
    ).toEqual(['jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter']);
  });

  test('the hora after the last is the first of the next weekday', () => {
    for (const weekday of WEEKDAYS) {
      const horas = horasOf(equinox(weekday));
      const cycle = horas.slice(0, 7).map(({ lord }) => lord);
      const after = cycle[(cycle.indexOf(horas[23]!.lord) + 1) % 7];
      expect(after).toBe(dayLordOf(((weekday + 1) % 7) as Weekday));
    }
  });

  test('dur muhurtas', () => {
    const numbers = WEEKDAYS.map((weekday) =>
      thirtyMuhurtasOf(equinox(weekday))
        .filter(({ dur }) => dur)
        .map(({ half, number }) => (half === 'night' ? -number : number)),
    );
    expect(numbers).toEqual([[14], [9, 12], [4, -7], [8], [6, 12], [4, 9], [1, 2]]);
  });

  test('no kalam of a day overlaps another', () => {
    for (const weekday of WEEKDAYS) {
      const { rahuKaal, gulika, yamaganda } = kalamsOf(equinox(weekday));
      expect(new Set([rahuKaal, gulika, yamaganda].map((span) => span.startJdUt)).size).toBe(3);
    }
  });
});

const date = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2199-12-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const latitude = fc.double({ min: -60, max: 60, noNaN: true });

describe('laws of a day', () => {
  test('[S1-398] [S1-400] [S1-402] 24 horas, 8 + 8 choghadiyas and 15 + 15 muhurtas tile the day', () => {
    fc.assert(
      fc.property(date, latitude, (when, north) => {
        const place = { latitude: north, longitude: 77 };
        const day = panchangOfDay(when, place, 'Asia/Kolkata');
        const { horas, choghadiyas, muhurtas } = muhurtaOfDay(day).parts!;
        const both = [...choghadiyas.day, ...choghadiyas.night];
        expect([horas.length, choghadiyas.day.length, choghadiyas.night.length]).toEqual([
          24, 8, 8,
        ]);
        for (const parts of [horas, both, muhurtas]) {
          expect(parts[0]!.startJdUt).toBe(day.sunriseJdUt);
          expect(parts.at(-1)!.endJdUt).toBeCloseTo(day.nextSunriseJdUt!, 8);
          parts.forEach(({ startJdUt, endJdUt }, index) => {
            expect(endJdUt).toBeGreaterThan(startJdUt);
            if (index > 0) expect(startJdUt).toBeCloseTo(parts[index - 1]!.endJdUt, 8);
          });
        }
        expect(choghadiyas.day[7]!.name).toBe(choghadiyas.day[0]!.name);
        expect(choghadiyas.night[7]!.name).toBe(choghadiyas.night[0]!.name);
      }),
    );
  });

  test('varjyam and amrit kaal are four sixtieths of their nakshatra, within it and the day', () => {
    fc.assert(
      fc.property(date, latitude, (when, north) => {
        const day = panchangOfDay(when, { latitude: north, longitude: 77 }, 'Asia/Kolkata');
        const { varjyams, amritKaals } = muhurtaOfDay(day);
        for (const span of [...varjyams, ...amritKaals]) {
          const of = day.nakshatras.find(({ endJdUt }) => span.startJdUt < endJdUt)!;
          const length = of.endJdUt - of.startJdUt;
          expect((span.endJdUt - span.startJdUt) / length).toBeCloseTo(4 / 60, 6);
          expect(span.startJdUt).toBeGreaterThanOrEqual(of.startJdUt);
          expect(span.endJdUt).toBeLessThanOrEqual(of.endJdUt + SECOND);
          expect(span.startJdUt < day.span.endJdUt && span.endJdUt > day.span.startJdUt).toBe(true);
        }
      }),
    );
  });

  test('each nakshatra has one varjyam and one amrit kaal, which never overlap', () => {
    for (let number = 1; number <= 27; number += 1) {
      const span = { number, startJdUt: 0, endJdUt: 60 } as NakshatraSpan;
      const [varjyam, ...others] = varjyamsOf([span], span);
      const [amrit] = amritKaalsOf([span], span);
      expect(others).toEqual([]);
      expect(Math.abs(varjyam!.startJdUt - amrit!.startJdUt)).toBeGreaterThanOrEqual(4);
    }
  });

  test('bhadra, panchaka and ganda moola follow the position of the Moon', () => {
    fc.assert(
      fc.property(date, (when) => {
        const day = panchangOfDay(when, { latitude: 20, longitude: 77 }, 'Asia/Kolkata');
        const { bhadra, panchaka, gandaMoola } = muhurtaOfDay(day);
        expect(bhadra).toHaveLength(day.karanas.filter(({ name }) => name === 'Vishti').length);
        // From the middle of Dhanishta (23) to the end of Revati (27).
        const inPanchaka = day.nakshatras.some(({ number, padas }) =>
          number === 23 ? padas[2]!.startJdUt < day.span.endJdUt : number > 23,
        );
        expect(panchaka !== null).toBe(inPanchaka);
        if (panchaka !== null) {
          expect(panchaka.startJdUt).toBeGreaterThanOrEqual(day.span.startJdUt);
          expect(panchaka.endJdUt).toBeLessThanOrEqual(day.span.endJdUt);
        }
        const junction = day.nakshatras.filter(({ number }) =>
          [1, 9, 10, 18, 19, 27].includes(number),
        );
        expect(gandaMoola).toHaveLength(junction.length > 0 ? 1 : 0);
        for (const { startJdUt, endJdUt } of junction) {
          expect(gandaMoola[0]!.startJdUt).toBeLessThanOrEqual(startJdUt);
          expect(gandaMoola[0]!.endJdUt).toBeGreaterThanOrEqual(endJdUt);
        }
        // The Moon takes 1.7 to 2.3 days for two nakshatras.
        for (const { startJdUt, endJdUt } of gandaMoola) {
          expect(endJdUt - startJdUt).toBeGreaterThan(1.7);
          expect(endJdUt - startJdUt).toBeLessThan(2.3);
        }
      }),
    );
  });

  test('ganda moola of Ashlesha and Magha is one span on each day that it touches', () => {
    const clock = (jdUt: number) => {
      const { date: on, time } = civilFromJulianDay(jdUt, 'Asia/Kolkata');
      return `${on} ${time.slice(0, 5)}`;
    };
    for (const when of ['2026-11-29', '2026-11-30', '2026-12-01']) {
      const place = { latitude: 28.6139, longitude: 77.209 };
      const { gandaMoola } = muhurtaOfDay(panchangOfDay(when, place, 'Asia/Kolkata'));
      expect(gandaMoola.map((span) => [clock(span.startJdUt), clock(span.endJdUt)])).toEqual([
        ['2026-11-29 10:59', '2026-12-01 09:00'],
      ]);
    }
  });
});

test('a day without a night has no parts, but its limbs have their hours', () => {
  const day = panchangOfDay('2010-06-21', { latitude: 69.6492, longitude: 18.9553 }, 'Europe/Oslo');
  const { parts, varjyams, amritKaals } = muhurtaOfDay(day);
  expect(parts).toBeNull();
  expect(varjyams.length + amritKaals.length).toBeGreaterThan(0);
  expect(civilFromJulianDay(day.span.startJdUt, 'Europe/Oslo').time).toBe('00:00:00');
});
