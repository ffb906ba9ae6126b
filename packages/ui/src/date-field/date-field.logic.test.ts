import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBecomeDate, dateProblem, parseDate } from './date-field.logic.ts';

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
  ])('%j is no day', (text) => {
    expect(parseDate(text)).toEqual({ problem: 'not_real' });
  });

  test('reads back every day it is given', () => {
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
  ] as const)('once left %j: %s', (text, problem) => {
    expect(dateProblem(text, true)).toBe(problem);
  });
});

test('a beginning of a date is one, whatever follows', () => {
  expect(
    '15/08/1947'.split('').every((_, index) => canBecomeDate('15/08/1947'.slice(0, index))),
  ).toBe(true);
});
