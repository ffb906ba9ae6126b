import { describe, expect, test } from 'vitest';
import {
  fromTwelve,
  HOURS,
  HOURS_OF_TWELVE,
  MINUTES,
  noTime,
  timeText,
  toTwelve,
} from './time-field.logic.ts';

test('24 hours from 00 to 23', () => {
  expect(HOURS).toHaveLength(24);
  expect([HOURS[0], HOURS.at(-1)]).toEqual(['00', '23']);
});

test('60 minutes from 00 to 59', () => {
  expect(MINUTES).toHaveLength(60);
  expect([MINUTES[0], MINUTES.at(-1)]).toEqual(['00', '59']);
});

describe('timeText', () => {
  test.each([
    [{ hour: '06', minute: '42', second: '00' }, '06:42:00'],
    [{ hour: '23', minute: '59', second: '59' }, '23:59:59'],
    [{ hour: '', minute: '42', second: '00' }, null],
    [{ hour: '06', minute: '', second: '00' }, null],
    [{ hour: '06', minute: '42', second: '' }, null],
    [noTime, null],
  ])('%o is %s', (value, text) => {
    expect(timeText(value)).toBe(text);
  });
});

describe('the 12-hour clock', () => {
  // Midnight is 12 am and noon 12 pm, as Indian clocks and railway tables for the public have it.
  test.each([
    ['00', { hour: '12', period: 'am' }],
    ['01', { hour: '01', period: 'am' }],
    ['11', { hour: '11', period: 'am' }],
    ['12', { hour: '12', period: 'pm' }],
    ['13', { hour: '01', period: 'pm' }],
    ['23', { hour: '11', period: 'pm' }],
    ['', { hour: '', period: '' }],
  ] as const)('%s is %o', (hour, twelve) => {
    expect(toTwelve(hour)).toEqual(twelve);
  });

  test('every hour survives the way there and back', () => {
    expect(HOURS.map((hour) => fromTwelve(toTwelve(hour)))).toEqual(HOURS);
    expect(HOURS_OF_TWELVE).toHaveLength(12);
  });

  test.each([[{ hour: '06', period: '' }], [{ hour: '', period: 'pm' }]] as const)(
    '%o is no hour yet: nobody is guessed into the morning',
    (twelve) => {
      expect(fromTwelve(twelve)).toBe('');
    },
  );
});
