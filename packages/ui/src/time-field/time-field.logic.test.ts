import { describe, expect, test } from 'vitest';
import {
  HOURS,
  HOURS_OF_TWELVE,
  isBegun,
  MINUTES,
  partsOfTime,
  timeOfParts,
  type TimeParts,
} from './time-field.logic.ts';

test('24 hours from 00 to 23', () => {
  expect(HOURS).toHaveLength(24);
  expect([HOURS[0], HOURS.at(-1)]).toEqual(['00', '23']);
});

test('60 minutes from 00 to 59', () => {
  expect(MINUTES).toHaveLength(60);
  expect([MINUTES[0], MINUTES.at(-1)]).toEqual(['00', '59']);
});

const parts = (hour: string, minute: string, second: string, period: TimeParts['period'] = '') => ({
  hour,
  minute,
  second,
  period,
});

describe('a 24-hour clock', () => {
  test.each([
    [parts('06', '42', '00'), '06:42:00'],
    [parts('23', '59', '59'), '23:59:59'],
    [parts('', '42', '00'), null],
    [parts('06', '', '00'), null],
    [parts('06', '42', ''), null],
  ])('%o is %s', (chosen, time) => {
    expect(timeOfParts(chosen, 'h23', true)).toBe(time);
  });

  test('without seconds it is HH:mm', () => {
    expect(timeOfParts(parts('06', '42', ''), 'h23', false)).toBe('06:42');
  });

  test.each([
    ['06:42', parts('06', '42', '00')],
    ['06:42:09', parts('06', '42', '09')],
    ['6:42', null],
    ['24:00', null],
    ['', null],
  ])('%j is %o', (time, chosen) => {
    expect(partsOfTime(time, 'h23')).toEqual(chosen);
  });
});

describe('the 12-hour clock', () => {
  // Midnight is 12 am and noon 12 pm, as Indian clocks and railway tables for the public have it.
  test.each([
    ['00', '12', 'am'],
    ['01', '01', 'am'],
    ['11', '11', 'am'],
    ['12', '12', 'pm'],
    ['13', '01', 'pm'],
    ['23', '11', 'pm'],
  ] as const)('%s is %s %s', (hourOfDay, hour, period) => {
    expect(partsOfTime(`${hourOfDay}:30`, 'h12')).toEqual(parts(hour, '30', '00', period));
  });

  test('every hour survives a round trip', () => {
    const times = HOURS.map((hour) => `${hour}:30:15`);
    expect(times.map((time) => timeOfParts(partsOfTime(time, 'h12')!, 'h12', true))).toEqual(times);
    expect(HOURS_OF_TWELVE).toHaveLength(12);
  });

  test.each([parts('06', '30', '00'), parts('', '30', '00', 'pm')])(
    '%o is no time yet: morning is never assumed',
    (chosen) => {
      expect(timeOfParts(chosen, 'h12', true)).toBeNull();
    },
  );
});

test('second and AM or PM alone count as empty', () => {
  expect(isBegun(parts('', '', '00', 'am'))).toBe(false);
  expect(isBegun(parts('06', '', '00'))).toBe(true);
});
