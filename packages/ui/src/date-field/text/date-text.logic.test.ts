import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBecomeDate,
  dateProblem,
  formatOf,
  parseDate,
  readDate,
  writeDate,
} from './date-text.logic.ts';

describe('parseDate', () => {
  test.each([
    ['15/08/1947', '1947-08-15'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['01/01/0099', '0099-01-01'],
    ['१५/०८/१९४७', '1947-08-15'],
    [' 15/08/1947 ', '1947-08-15'],
  ])('reads %j', (text, iso) => {
    expect(parseDate(text)).toEqual({ iso });
  });

  test.each(['', '1/1/2000', '15-08-1947', '1947-08-15', '15/08/47', '15/08/19477', 'tomorrow'])(
    '%j is not dd/mm/yyyy',
    (text) => {
      expect(parseDate(text)).toEqual({ problem: 'format' });
    },
  );

  // Gregorian leap years: divisible by 4, centuries by 400.
  test.each([
    '99/99/9999',
    '31/04/1990',
    '29/02/2023',
    '29/02/1900',
    '00/01/1990',
    '01/00/1990',
    '01/01/0000',
  ])('%j does not exist', (text) => {
    expect(parseDate(text)).toEqual({ problem: 'not_real' });
  });

  test('parses every day of the years 1 to 9999', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-');
          expect(parseDate(`${day}/${month}/${year}`)).toEqual({ iso });
        },
      ),
    );
  });
});

describe('dateProblem', () => {
  test.each([
    ['', null],
    ['1', null],
    ['15/', null],
    ['15/0', null],
    ['15/08/19', null],
    ['15/08/1947', null],
    ['15-', 'format'],
    ['1/1', 'format'],
    ['1947', 'format'],
    ['15/08/19475', 'format'],
    ['x', 'format'],
    ['31/02/1990', 'not_real'],
  ] as const)('while typing %j: %s', (text, problem) => {
    expect(dateProblem(text, false)).toBe(problem);
  });

  test.each([
    ['', null],
    ['   ', null],
    ['15/0', 'format'],
    ['15/08/1947', null],
    ['31/02/1990', 'not_real'],
  ] as const)('after blur %j: %s', (text, problem) => {
    expect(dateProblem(text, true)).toBe(problem);
  });
});

test('every prefix of a date can become a date', () => {
  expect(
    '15/08/1947'.split('').every((_, index) => canBecomeDate('15/08/1947'.slice(0, index))),
  ).toBe(true);
});

describe('readDate', () => {
  test.each([
    ['15-8-1947', '15/08/1947'],
    ['15.08.1947', '15/08/1947'],
    ['14.5.1990', '14/05/1990'],
    ['15 / 8 / 1947', '15/08/1947'],
    ['15081947', '15/08/1947'],
    [' 15/08/1947\n', '15/08/1947'],
    ['१५/०८/१९४७', '१५/०८/१९४७'],
    ['१५-८-१९४७', '१५/०८/१९४७'],
    ['1990-05-14', '14/05/1990'],
    ['1990/5/14', '14/05/1990'],
    ['14 May 1990', '14/05/1990'],
    ['14-May-1990', '14/05/1990'],
    ['14th May, 1990', '14/05/1990'],
    ['1 sept 1990', '01/09/1990'],
    ['15 AUG. 1947', '15/08/1947'],
    ['August 15, 1947', '15/08/1947'],
    ['15 अगस्त 1947', '15/08/1947'],
    ['7 फरवरी 1990', '07/02/1990'],
    ['7 फ़रवरी 1990', '07/02/1990'],
    ['2 अक्टूबर 1869', '02/10/1869'],
    ['26 नवम्बर 1949', '26/11/1949'],
  ])('%j is %s', (text, tidy) => {
    expect(readDate(text)).toBe(tidy);
  });

  test.each([
    '08/15/1947',
    '31-4-1990',
    '1990-02-30',
    '15-8-47',
    '14 Ma 1990',
    '14 Smarch 1990',
    'May 1990',
    'tomorrow',
    '',
  ])('%j is null', (text) => {
    expect(readDate(text)).toBeNull();
  });

  test.each([
    ['8-15-1947', '08/15/1947'],
    ['08151947', '08/15/1947'],
    ['1947-08-15', '08/15/1947'],
    ['15 August 1947', '08/15/1947'],
  ])('%j is %s, month first', (text, tidy) => {
    expect(readDate(text, 'mm/dd/yyyy')).toBe(tidy);
  });
});

test.each([
  ['en-IN', 'dd/mm/yyyy'],
  ['hi-IN', 'dd/mm/yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['en-US', 'mm/dd/yyyy'],
  ['es-US', 'mm/dd/yyyy'],
])('%s writes %s', (locale, format) => {
  expect(formatOf(locale)).toBe(format);
});

test('formats and parses in both formats', () => {
  expect(writeDate('1947-08-15', 'dd/mm/yyyy')).toBe('15/08/1947');
  expect(writeDate('1947-08-15', 'mm/dd/yyyy')).toBe('08/15/1947');
  expect(parseDate('08/15/1947', 'mm/dd/yyyy')).toEqual({ iso: '1947-08-15' });
  expect(parseDate('15/08/1947', 'mm/dd/yyyy')).toEqual({ problem: 'not_real' });
  expect(writeDate('15/08/1947', 'dd/mm/yyyy')).toBe('');
});

test.each(['dd/mm/yyyy', 'mm/dd/yyyy'] as const)('every day round-trips in %s', (format) => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(writeDate(iso, format), format)).toEqual({ iso });
      },
    ),
  );
});
