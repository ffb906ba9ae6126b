import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PUBLISHED_BANGLADESH_DAYS,
  PUBLISHED_REGIONAL_DAYS,
  REGIONAL_PLACES,
} from '../../reference/regional.ts';
import { almanacSky, panchangOfDay } from '../panchang/index.ts';
import { riseOrSetOf } from '../sky/index.ts';
import { dateFromDays, daysFromDate, formatDate } from '../time/calendar.ts';
import { civilDays } from '../time/index.ts';
import {
  FIXED_CALENDARS,
  REGIONAL_MONTH_NAMES,
  REGIONAL_WEEKDAY_NAMES,
  SOLAR_CALENDARS,
  civilDateOf,
  regionalDatesOf,
} from './index.ts';
import type { RegionalCalendar, RegionalDate, RegionalSettings } from './index.ts';

const INDIA = 'Asia/Kolkata';

function dateIn(
  calendar: RegionalCalendar,
  date: string,
  settings: Partial<RegionalSettings> = {},
): RegionalDate {
  const place = REGIONAL_PLACES[calendar];
  const found = regionalDatesOf(panchangOfDay(date, place, INDIA), place, INDIA, settings);
  return found.find((one) => one.calendar === calendar)!;
}

const shown = ({ monthName, day, year }: RegionalDate) => `${monthName} ${day} ${year}`;
const dateAfter = (day: number, more = 0) => formatDate(dateFromDays(day + more));

describe('dates that almanacs and holiday lists print', () => {
  test.each(PUBLISHED_REGIONAL_DAYS)(
    '$calendar: $occasion of $date is $shown',
    ({ calendar, date, shown: expected }) => {
      const found = dateIn(calendar, date);
      const { monthName, day, yearName } = found;
      const named = /\D$/.test(expected) ? `${monthName} ${day} ${yearName?.name}` : shown(found);
      expect(named).toBe(expected);
    },
  );

  test('Ugadi of 2026 has no sunrise in its first tithi: it is the day in which that begins and ends', () => {
    expect(dateIn('telugu', '2026-03-19')).toMatchObject({
      day: 30,
      yearName: { name: 'Vishvavasu' },
      basis: { tithi: 30, skipped: 1 },
    });
    expect(dateIn('telugu', '2026-03-20')).toMatchObject({
      monthName: 'Chaitram',
      day: 2,
      year: 1948,
      yearName: { name: 'Parabhava' },
    });
  });

  test('a Monday is named in the language of each calendar, the days around it by its neighbours', () => {
    const place = REGIONAL_PLACES.tamil;
    const names = (date: string) =>
      regionalDatesOf(panchangOfDay(date, place, INDIA), place, INDIA).map(
        ({ weekdayName }) => weekdayName,
      );
    expect(names('2025-04-14')).toEqual([
      'Thingal',
      'Thinkal',
      'Sombar',
      'Somabara',
      'Somavaram',
      'Somavara',
      'Somvar',
      'Somvar',
      'Somavara',
    ]);
    expect(names('2025-04-13').slice(0, 3)).toEqual(['Nyayiru', 'Njayar', 'Robibar']);
    expect(names('2025-04-15').slice(0, 3)).toEqual(['Sevvai', 'Chovva', 'Mongolbar']);
    for (const week of Object.values(REGIONAL_WEEKDAY_NAMES)) expect(new Set(week).size).toBe(7);
  });

  test('years have a name where the calendar gives them one', () => {
    const named = regionalDatesOf(
      panchangOfDay('2025-04-14', REGIONAL_PLACES.tamil, INDIA),
      REGIONAL_PLACES.tamil,
      INDIA,
    ).filter(({ yearName }) => yearName !== null);
    expect(named.map(({ calendar }) => calendar)).toEqual(['tamil', 'telugu', 'kannada']);
  });

  test.each(PUBLISHED_BANGLADESH_DAYS)('Bangladesh: %s is %s', (date, expected) => {
    expect(shown(dateIn('bengali', date, { bengali: 'bangladesh' }))).toBe(expected);
  });

  test('an extra month says so: adhika Shravana of 2023, which Gujarat puts into 2079', () => {
    expect(dateIn('gujarati', '2023-07-25')).toMatchObject({
      monthName: 'Shravan',
      adhika: true,
      year: 2079,
    });
  });
});

describe('settings', () => {
  test('a sankranti between midnight and sunrise belongs to the day before from sunrise to sunrise', () => {
    // The Sun entered Aries at 3:21 am on 14 April 2025.
    expect(shown(dateIn('odia', '2025-04-14', { odia: 'sunrise' }))).toBe('Mesha 2 1432');
    expect(dateIn('odia', '2025-04-14', { odia: 'sunrise' }).basis).toMatchObject({ rule: 'eve' });
  });

  test('others throw, naming what is allowed', () => {
    const wrong = { odia: 'noon' } as unknown as Partial<RegionalSettings>;
    expect(() => dateIn('odia', '2025-04-14', wrong)).toThrow(
      'The setting odia is "noon", but must be one of "date", "sunrise".',
    );
  });
});

describe('places', () => {
  test('where the Sun does not set at the sankranti, a month that depends on sunset has no date', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553 };
    const day = panchangOfDay('2026-06-20', tromso, 'Europe/Oslo');
    const found = regionalDatesOf(day, tromso, 'Europe/Oslo').map(({ calendar }) => calendar);
    expect(found).toEqual(['telugu', 'kannada', 'gujarati', 'nanakshahi', 'national']);
  });

  test('the month begins by the sunset of the place: in New York a day earlier than in India', () => {
    // 14 April 2023, 3 pm in India is 5:29 am in New York, before sunrise; Malayalam months then begin on that date.
    const newYork = { latitude: 40.7143, longitude: -74.006 };
    const day = panchangOfDay('2023-04-14', newYork, 'America/New_York');
    const found = regionalDatesOf(day, newYork, 'America/New_York');
    expect(found.map(shown)).toContain('Medam 1 1198');
    expect(shown(dateIn('malayalam', '2023-04-14'))).toBe('Meenam 31 1198');
  });
});

describe('laws, 1801 to 2199', () => {
  const anyDay = fc.integer({
    min: daysFromDate({ year: 1801, month: 1, day: 1 }),
    max: daysFromDate({ year: 2199, month: 10, day: 1 }),
  });
  const solarOrFixed = fc.constantFrom(...SOLAR_CALENDARS, ...FIXED_CALENDARS);

  test('days of a solar or fixed month count from 1 without a gap, and months follow each other', () => {
    fc.assert(
      fc.property(anyDay, solarOrFixed, (first, calendar) => {
        let before = dateIn(calendar, dateAfter(first));
        for (let more = 1; more < 34; more += 1) {
          const now = dateIn(calendar, dateAfter(first, more));
          if (now.month === before.month) expect(now.day).toBe(before.day + 1);
          else {
            expect(now.day).toBe(1);
            expect(before.day).toBeGreaterThanOrEqual(29);
            expect(before.day).toBeLessThanOrEqual(32);
            expect(now.month).toBe((before.month % 12) + 1);
          }
          const isNewYear = calendar !== 'odia' && now.month === 1 && now.day === 1;
          if (calendar !== 'odia') expect(now.year - before.year).toBe(isNewYear ? 1 : 0);
          before = now;
        }
      }),
      { numRuns: 25 },
    );
  });

  test('a month begins on the day that its rule picks for the sankranti', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...SOLAR_CALENDARS), (day, calendar) => {
        const { day: count, basis } = dateIn(calendar, dateAfter(day));
        if (basis.kind !== 'sankranti') throw new Error('a solar month has a sankranti');
        const [eve, begins] = civilDays(dateAfter(day, -count), 2, INDIA);
        const sun = almanacSky('lahiri').luminaries.sun;
        const limitOf = (midnight: number) => {
          const place = REGIONAL_PLACES[calendar];
          const rise = riseOrSetOf(sun, 'rise', midnight, place, 'centre')!;
          const set = riseOrSetOf(sun, 'set', rise, place, 'centre')!;
          return calendar === 'tamil' ? set : rise + (set - rise) * 0.6;
        };
        const minutes24 = 1 / 60;
        const [from, to] = {
          tamil: () => [limitOf(eve!.startJdUt), limitOf(begins!.startJdUt)] as const,
          malayalam: () => [limitOf(eve!.startJdUt), limitOf(begins!.startJdUt)] as const,
          odia: () =>
            [begins!.startJdUt - 4.5 * minutes24, begins!.endJdUt - 4.5 * minutes24] as const,
          bengali: () => [eve!.startJdUt - minutes24, eve!.endJdUt + minutes24] as const,
        }[calendar]();
        expect(basis.jdUt).toBeGreaterThanOrEqual(from);
        expect(basis.jdUt).toBeLessThan(to);
      }),
      { numRuns: 60 },
    );
  });

  test('a date that is read back is the same', () => {
    fc.assert(
      fc.property(anyDay, solarOrFixed, (day, calendar) => {
        const regional = dateIn(calendar, dateAfter(day));
        const date = civilDateOf(calendar, regional, REGIONAL_PLACES[calendar], INDIA)!;
        // A long lunar year of Odisha has the same solar day twice; the first one is returned.
        if (calendar !== 'odia') expect(date).toBe(dateAfter(day));
        const { year, month, day: number } = dateIn(calendar, date);
        expect({ year, month, day: number }).toEqual({
          year: regional.year,
          month: regional.month,
          day: regional.day,
        });
      }),
      { numRuns: 60 },
    );
  });

  test('a lunar day is a tithi that counts on, but for one repeated or left out', () => {
    fc.assert(
      fc.property(anyDay, (first) => {
        const day = dateIn('gujarati', dateAfter(first));
        const next = dateIn('gujarati', dateAfter(first, 1));
        const step = (next.day - day.day + 30) % 30;
        expect(step).toBeLessThanOrEqual(2);
        const skipped = day.basis.kind === 'tithi' ? day.basis.skipped : null;
        expect(skipped !== null).toBe(step === 2);
        if (skipped !== null) expect(skipped).toBe((day.day % 30) + 1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the way back', () => {
  const delhi = REGIONAL_PLACES.national;

  test.each([
    ['national', { year: 1947, month: 1, day: 31 }],
    ['national', { year: 1947, month: 13, day: 1 }],
    ['nanakshahi', { year: 556, month: 1, day: 0 }],
    ['tamil', { year: 5126, month: 1, day: 33 }],
    ['odia', { year: 5, month: 1, day: 1 }],
  ] as const)('%s has no %j', (calendar, day) => {
    expect(civilDateOf(calendar, day, delhi, INDIA)).toBeNull();
  });

  test('a leap year of the national calendar begins on 21 March with 31 days', () => {
    expect(civilDateOf('national', { year: 1946, month: 1, day: 31 }, delhi, INDIA)).toBe(
      '2024-04-20',
    );
  });

  test('Bangladesh', () => {
    const falgun = { year: 1430, month: 11, day: 30 };
    expect(civilDateOf('bengali', falgun, delhi, INDIA, { bengali: 'bangladesh' })).toBe(
      '2024-03-14',
    );
  });
});

test('twelve months in every calendar', () => {
  for (const names of Object.values(REGIONAL_MONTH_NAMES)) expect(names).toHaveLength(12);
});
