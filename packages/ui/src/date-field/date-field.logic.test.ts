import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBecomeDate, dateProblem, parseDate, pasteDate, typeDate } from './date-field.logic.ts';

/** Presses the keys one after another, as the field does. */
const type = (keys: string, start = '') =>
  [...keys].reduce((text, key) => typeDate(text, text + key), start);

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

describe('typeDate', () => {
  test.each([
    ['15081947', '15/08/1947'],
    ['15/08/1947', '15/08/1947'],
    ['5/8/1947', '05/08/1947'],
    ['15-8-1947', '15/08/1947'],
    ['5.8.1947', '05/08/1947'],
    ['१५०८१९४७', '१५/०८/१९४७'],
    ['५/८/१९४७', '०५/०८/१९४७'],
    ['15', '15'],
    ['150', '15/0'],
    ['150819475', '15/08/19475'],
    ['abc', 'abc'],
    ['15//', '15//'],
  ])('keys %s make %s', (keys, text) => {
    expect(type(keys)).toBe(text);
  });

  test.each([
    ['deleting a slash', '15/0', '15/'],
    ['deleting inside', '15/08/1947', '15/8/1947'],
    ['adding inside', '15/8/1947', '15/08/1947'],
    ['a whole text at once', '', '15081947'],
    ['a whole text in place of another', '15', '1990-01-01'],
  ])('leaves %s as it was done', (_name, before, after) => {
    expect(typeDate(before, after)).toBe(after);
  });
});

describe('pasteDate', () => {
  test.each([
    ['15-8-1947', '15/08/1947'],
    ['15.08.1947', '15/08/1947'],
    ['15 / 8 / 1947', '15/08/1947'],
    ['15081947', '15/08/1947'],
    [' 15/08/1947\n', '15/08/1947'],
    ['१५/०८/१९४७', '१५/०८/१९४७'],
    ['१५-८-१९४७', '१५/०८/१९४७'],
  ])('%j becomes %s', (text, tidy) => {
    expect(pasteDate(text)).toBe(tidy);
  });

  test.each(['1947-08-15', '08/15/1947', '15 August 1947', '31-4-1990', '15-8-47', ''])(
    '%j stays as pasted',
    (text) => {
      expect(pasteDate(text)).toBe(text);
    },
  );
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
