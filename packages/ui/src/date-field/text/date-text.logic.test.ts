import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBecomeDate,
  dateOfShortYear,
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
    ['১৫/০৮/১৯৪৭', '1947-08-15'],
    ['١٥/٠٨/١٩٤٧', '1947-08-15'],
    ['１５/０８/１９４７', '1947-08-15'],
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
    ['14/M', null],
    ['14th', null],
    ['14th May, 19', null],
    ['May 14', null],
    ['१४ मई', null],
    ['14/May 19901', 'format'],
    ['14/Smarch', 'format'],
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
    ['14/May 1990', '14/05/1990'],
    ['14/th May 1990', '14/05/1990'],
    ['௧௪-௫-௧௯௯௦', '௧௪/௦௫/௧௯௯௦'],
    ['1990. 05. 14.', '14/05/1990'],
    ['1990-05-14T06:30:00Z', '14/05/1990'],
    ['1990-05-14T06:30:00.000+05:30', '14/05/1990'],
    ['14/05/1990 06:30', '14/05/1990'],
    ['14 May 1990, 6:30 pm', '14/05/1990'],
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

  test.each([
    ['1947-8-15', '1947/08/15'],
    ['19470815', '1947/08/15'],
    ['15 August 1947', '1947/08/15'],
    // Day or month first?
    ['05/08/1947', null],
  ])('%j is %s, year first', (text, tidy) => {
    expect(readDate(text, 'yyyy/mm/dd')).toBe(tidy);
  });
});

test.each([
  ['en', 'dd/mm/yyyy'],
  ['en-IN', 'dd/mm/yyyy'],
  ['hi-IN', 'dd/mm/yyyy'],
  ['ta-IN', 'dd/mm/yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['en-US', 'mm/dd/yyyy'],
  ['fil-PH', 'mm/dd/yyyy'],
  ['es-US', 'dd/mm/yyyy'],
  ['en-CA', 'yyyy/mm/dd'],
  ['ja-JP', 'yyyy/mm/dd'],
  ['sv-SE', 'yyyy/mm/dd'],
  ['fa-IR', 'yyyy/mm/dd'],
  ['ar-EG', 'dd/mm/yyyy'],
])('%s writes %s', (locale, format) => {
  expect(formatOf(locale)).toBe(format);
});

describe('the date of a year in two digits', () => {
  const days = { today: '2026-11-22', min: '0001-01-01', max: '9999-12-31' };
  test.each([
    ['14/05/90', '1990-05-14'],
    ['१४/०५/९०', '1990-05-14'],
    ['14 May 90', '1990-05-14'],
    ['22/11/26', '2026-11-22'],
    ['23/11/26', '1926-11-23'],
    ['29/02/00', '2000-02-29'],
    ['14/05/1990', null],
    ['14/05', null],
    ['31/02/90', null],
    ['90', null],
  ])('%s is %s', (text, iso) => {
    expect(dateOfShortYear(text, 'dd/mm/yyyy', days)).toBe(iso);
  });

  test('is the next one where the earlier are not allowed, and none where none is', () => {
    const from = { ...days, min: '2026-11-22' };
    expect(dateOfShortYear('14/05/27', 'dd/mm/yyyy', from)).toBe('2027-05-14');
    const until = { ...from, max: '2027-01-01' };
    expect(dateOfShortYear('14/05/27', 'dd/mm/yyyy', until)).toBeNull();
  });

  test.each([
    ['05/14/90', 'mm/dd/yyyy'],
    ['90/05/14', 'yyyy/mm/dd'],
  ] as const)('%s is read in the order of %s', (text, format) => {
    expect(dateOfShortYear(text, format, days)).toBe('1990-05-14');
  });
});

test('formats and parses in both formats', () => {
  expect(writeDate('1947-08-15', 'dd/mm/yyyy')).toBe('15/08/1947');
  expect(writeDate('1947-08-15', 'mm/dd/yyyy')).toBe('08/15/1947');
  expect(parseDate('08/15/1947', 'mm/dd/yyyy')).toEqual({ iso: '1947-08-15' });
  expect(parseDate('15/08/1947', 'mm/dd/yyyy')).toEqual({ problem: 'not_real' });
  expect(writeDate('15/08/1947', 'dd/mm/yyyy')).toBe('');
});

test.each(['dd/mm/yyyy', 'mm/dd/yyyy', 'yyyy/mm/dd'] as const)(
  'every day round-trips in %s',
  (format) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(parseDate(writeDate(iso, format), format)).toEqual({ iso });
        },
      ),
    );
  },
);
