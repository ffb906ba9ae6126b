import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JyotishError } from '../error.ts';
import { civilFromJulianDay, julianDayFromIso, resolveCivilTime } from './index.ts';

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof JyotishError ? error.code : String(error);
  }
}

describe('A22: offsets by the zone’s own history', () => {
  // IANA tzdata: southamerica, asia and europe files; India as in the engine's rules, section 13.
  const rows: readonly [timeZone: string, date: string, time: string, utc: string][] = [
    ['Asia/Kolkata', '1854-06-27', '12:00:00', '1854-06-27T06:06:32Z'], // +05:53:28
    ['Asia/Kolkata', '1854-06-29', '12:00:00', '1854-06-29T06:06:40Z'], // +05:53:20
    ['Asia/Kolkata', '1869-12-31', '12:00:00', '1869-12-31T06:06:40Z'],
    ['Asia/Kolkata', '1870-01-02', '12:00:00', '1870-01-02T06:38:50Z'], // +05:21:10
    ['Asia/Kolkata', '1900-01-01', '12:00:00', '1900-01-01T06:38:50Z'],
    ['Asia/Kolkata', '1905-12-31', '12:00:00', '1905-12-31T06:38:50Z'],
    ['Asia/Kolkata', '1906-01-01', '12:00:00', '1906-01-01T06:30:00Z'], // +05:30
    ['Asia/Kolkata', '1941-09-30', '12:00:00', '1941-09-30T06:30:00Z'],
    ['Asia/Kolkata', '1941-12-01', '12:00:00', '1941-12-01T05:30:00Z'], // +06:30
    ['Asia/Kolkata', '1942-05-14', '12:00:00', '1942-05-14T05:30:00Z'],
    ['Asia/Kolkata', '1942-05-15', '12:00:00', '1942-05-15T06:30:00Z'],
    ['Asia/Kolkata', '1942-07-01', '12:00:00', '1942-07-01T06:30:00Z'],
    ['Asia/Kolkata', '1942-09-01', '12:00:00', '1942-09-01T05:30:00Z'],
    ['Asia/Kolkata', '1943-01-01', '12:00:00', '1943-01-01T05:30:00Z'],
    ['Asia/Kolkata', '1945-10-14', '12:00:00', '1945-10-14T05:30:00Z'],
    ['Asia/Kolkata', '1945-10-15', '12:00:00', '1945-10-15T06:30:00Z'],
    ['Asia/Kolkata', '1945-12-01', '12:00:00', '1945-12-01T06:30:00Z'],
    ['Asia/Kolkata', '2200-12-31', '23:59:59', '2200-12-31T18:29:59Z'],
    ['Asia/Dhaka', '1940-01-01', '12:00:00', '1940-01-01T06:06:40Z'], // +05:53:20
    ['Asia/Dhaka', '1950-01-01', '12:00:00', '1950-01-01T05:30:00Z'], // +06:30
    ['Asia/Karachi', '1950-01-01', '12:00:00', '1950-01-01T06:30:00Z'], // +05:30
    ['Asia/Karachi', '1960-01-01', '12:00:00', '1960-01-01T07:00:00Z'], // +05:00
    ['Asia/Kathmandu', '1919-01-01', '12:00:00', '1919-01-01T06:18:44Z'], // +05:41:16
    ['Asia/Kathmandu', '1985-01-01', '12:00:00', '1985-01-01T06:30:00Z'], // +05:30
    ['Asia/Kathmandu', '1986-06-01', '12:00:00', '1986-06-01T06:15:00Z'], // +05:45
    ['America/New_York', '1990-07-04', '12:00:00', '1990-07-04T16:00:00Z'],
    ['UTC', '2000-01-01', '12:00:00', '2000-01-01T12:00:00Z'],
  ];
  test.each(rows)('%s %s %s is %s', (timeZone, date, time, utc) => {
    const resolved = resolveCivilTime({ date, time, timeZone });
    expect(resolved.utc).toBe(utc);
    expect(resolved.jdUt).toBeCloseTo(julianDayFromIso(utc), 8);
    expect(resolved.ambiguous).toBe(false);
    expect(civilFromJulianDay(resolved.jdUt, timeZone)).toMatchObject({ date, time });
  });

  test('offsets include their seconds', () => {
    const madras = { date: '1900-01-01', time: '12:00:00', timeZone: 'Asia/Kolkata' };
    expect(resolveCivilTime(madras).offsetMinutes).toBeCloseTo(321 + 10 / 60, 9);
  });

  test('A22: an explicit offset is used unchanged: Ulm, 14 March 1879, local mean time', () => {
    // Einstein's birth, 11:30 at 9.99° east: 39 min 58 s before Greenwich noon's clock.
    const ulm = { date: '1879-03-14', time: '11:30:00', timeZone: '+00:39:58' };
    expect(resolveCivilTime(ulm).utc).toBe('1879-03-14T10:50:02Z');
  });

  test('hours and minutes are a valid time; offsets west of Greenwich are negative', () => {
    const resolved = resolveCivilTime({ date: '2001-02-03', time: '04:05', timeZone: '-03:30' });
    expect(resolved).toMatchObject({ utc: '2001-02-03T07:35:00Z', offsetMinutes: -210 });
  });
});

describe('clock changes', () => {
  const skipped: readonly [timeZone: string, date: string, time: string, sentence: string][] = [
    [
      'Europe/London',
      '2020-03-29',
      '01:30:00',
      'The clocks went forward in Europe/London that night: 01:30 did not exist on 2020-03-29.',
    ],
    [
      'America/New_York',
      '2021-03-14',
      '02:59:59',
      'The clocks went forward in America/New_York that night: 02:59:59 did not exist on 2021-03-14.',
    ],
  ];
  test.each(skipped)('%s skipped %s %s', (timeZone, date, time, sentence) => {
    const run = () => resolveCivilTime({ date, time, timeZone });
    expect(codeOf(run)).toBe('time_skipped');
    expect(run).toThrow(sentence);
  });

  test.each([
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Kiritimati', '1994-12-31'],
    ['Asia/Manila', '1844-12-31'],
  ])('%s left out %s as a date, whatever the time', (timeZone, date) => {
    for (const time of ['00:00', '12:00', '23:59:59']) {
      const run = () => resolveCivilTime({ date, time, timeZone });
      expect(codeOf(run)).toBe('date_skipped');
      expect(run).toThrow(`${date} did not exist in ${timeZone}: the place moved`);
    }
  });

  test('the edges of a skipped hour exist', () => {
    const london = { date: '2020-03-29', timeZone: 'Europe/London' };
    expect(resolveCivilTime({ ...london, time: '00:59:59' }).utc).toBe('2020-03-29T00:59:59Z');
    expect(resolveCivilTime({ ...london, time: '02:00:00' }).utc).toBe('2020-03-29T01:00:00Z');
  });

  test('a clock time that occurs twice is the first unless fold selects the second', () => {
    const london = { date: '2020-10-25', time: '01:30:00', timeZone: 'Europe/London' };
    const first = { utc: '2020-10-25T00:30:00Z', offsetMinutes: 60, ambiguous: true };
    const second = { utc: '2020-10-25T01:30:00Z', offsetMinutes: 0, ambiguous: true };
    expect(resolveCivilTime(london)).toMatchObject(first);
    expect(resolveCivilTime({ ...london, fold: 0 })).toMatchObject(first);
    expect(resolveCivilTime({ ...london, fold: 1 })).toMatchObject(second);
  });

  test('India’s clocks went back on 15 October 1945: the hour before midnight occurred twice', () => {
    const delhi = { date: '1945-10-14', time: '23:30:00', timeZone: 'Asia/Kolkata' };
    expect(resolveCivilTime(delhi)).toMatchObject({ utc: '1945-10-14T17:00:00Z', ambiguous: true });
    expect(resolveCivilTime({ ...delhi, fold: 1 }).utc).toBe('1945-10-14T18:00:00Z');
  });
});

describe('invalid input', () => {
  const good = { date: '1990-01-15', time: '06:30:00', timeZone: 'Asia/Kolkata' };
  const rows: readonly [change: Partial<typeof good>, code: string][] = [
    [{ date: '99/99/9999' }, 'invalid_date'],
    [{ date: '2023-02-29' }, 'invalid_date'],
    [{ date: '1900-02-29' }, 'invalid_date'],
    [{ date: '1990-13-01' }, 'invalid_date'],
    [{ date: '1990-00-10' }, 'invalid_date'],
    [{ date: '1990-04-31' }, 'invalid_date'],
    [{ date: '1990-04-00' }, 'invalid_date'],
    [{ date: '1990-1-5' }, 'invalid_date'],
    [{ date: '' }, 'invalid_date'],
    [{ date: '1799-12-31' }, 'out_of_range'],
    [{ date: '2201-01-01' }, 'out_of_range'],
    [{ time: '24:00:00' }, 'invalid_time'],
    [{ time: '12:60:00' }, 'invalid_time'],
    [{ time: '12:00:60' }, 'invalid_time'],
    [{ time: '6:30' }, 'invalid_time'],
    [{ time: 'noon' }, 'invalid_time'],
    [{ timeZone: 'Asia/Atlantis' }, 'unknown_timezone'],
    [{ timeZone: '' }, 'unknown_timezone'],
    [{ timeZone: '+05:75' }, 'unknown_timezone'],
  ];
  test.each(rows)('%j: %s', (change, code) => {
    expect(codeOf(() => resolveCivilTime({ ...good, ...change }))).toBe(code);
  });

  test('a place on the clock of an unknown zone has no local time', () => {
    expect(codeOf(() => civilFromJulianDay(2451545, 'Asia/Atlantis'))).toBe('unknown_timezone');
  });
});

test('the weekday is that of the civil date: 1 January 2000 was a Saturday', () => {
  expect(civilFromJulianDay(2451544.5, 'UTC').weekday).toBe(6);
  expect(civilFromJulianDay(2451544.5 - 1 / 86_400, 'UTC').weekday).toBe(5);
  // 15 August 1947, midnight in Delhi, was a Friday.
  const independence = resolveCivilTime({
    date: '1947-08-15',
    time: '00:00:00',
    timeZone: 'Asia/Kolkata',
  });
  expect(civilFromJulianDay(independence.jdUt, 'Asia/Kolkata').weekday).toBe(5);
});

test('every local time round-trips through its instant', () => {
  const zone = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/Caracas', '+05:53:20');
  const second = fc.integer({ min: -5_364_600_000, max: 7_289_600_000 });
  fc.assert(
    fc.property(zone, second, (timeZone, unixSeconds) => {
      const jdUt = 2440587.5 + unixSeconds / 86_400;
      const local = civilFromJulianDay(jdUt, timeZone);
      const again = resolveCivilTime({ ...local, timeZone, fold: 0 });
      const seconds = Math.round(Math.abs(again.jdUt - jdUt) * 86_400);
      // A reading that came twice may represent the first of the two.
      expect(again.ambiguous || seconds === 0).toBe(true);
    }),
  );
});
