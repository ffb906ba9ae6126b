import { describe, expect, test } from 'vitest';
import { localClock, resolveLocalTime } from './index.ts';

const clock = (timeZone: string, date: string, longitude: number, time = '12:00:00') =>
  localClock({ date, time, timeZone }, longitude);

describe('before the first standard time of its zone a place used its local mean time', () => {
  // Four minutes of time a degree of longitude. Ends of local mean time: IANA tz database, files asia, europe, northamerica.
  test.each([
    ['Porbandar, Gandhi', 'Asia/Kolkata', '1869-10-02', 69.6093, '+04:38:26'],
    ['Delhi', 'Asia/Kolkata', '1800-01-01', 77.209, '+05:08:50'],
    ['Kolkata', 'Asia/Kolkata', '1905-12-31', 88.3697, '+05:53:29'],
    ['Ulm, Einstein', 'Europe/Berlin', '1879-03-14', 9.9917, '+00:39:58'],
    ['New York', 'America/New_York', '1880-01-01', -74.006, '-04:56:01'],
    ['Karachi', 'Asia/Karachi', '1900-01-01', 67.01, '+04:28:02'],
  ])('%s: %s, %s', (_who, timeZone, date, longitude, offset) => {
    expect(clock(timeZone, date, longitude)).toMatchObject({
      timeZone: offset,
      isLocalMeanTime: true,
    });
  });

  test.each([
    ['Asia/Kolkata', '1906-01-01', 77.209],
    ['Asia/Kolkata', '1943-06-01', 77.209],
    ['Europe/Berlin', '1893-04-02', 9.9917],
    ['America/New_York', '1883-11-20', -74.006],
    ['UTC', '1850-01-01', 77.209],
    ['+05:53:20', '1869-10-02', 69.6093],
    ['+05:30', '1850-01-01', 77.209],
  ])('%s on %s is used unchanged', (timeZone, date, longitude) => {
    expect(clock(timeZone, date, longitude)).toEqual({ timeZone, isLocalMeanTime: false });
  });

  test('a place that counted its days from the other side of the date line has its historical date', () => {
    expect(clock('Asia/Manila', '1840-01-01', 120.9842).timeZone).toBe('-15:56:04');
    expect(clock('Asia/Manila', '1850-01-01', 120.9842).timeZone).toMatch(/^(\+08:03:56|Asia)/);
  });

  test('the instant follows the clock', () => {
    const birth = { date: '1869-10-02', time: '07:12:00', timeZone: 'Asia/Kolkata' };
    expect(resolveLocalTime(birth, 69.6093)).toMatchObject({
      utc: '1869-10-02T02:33:34Z',
      isLocalMeanTime: true,
    });
  });

  test('an unknown zone throws', () => {
    expect(() => clock('Moon/Base', '1850-01-01', 0)).toThrow('no time zone called');
  });
});
