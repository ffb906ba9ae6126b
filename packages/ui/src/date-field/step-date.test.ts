import { describe, expect, test } from 'vitest';
import { stepDate, stepOfKey } from './step-date.ts';

const years = { first: 1800, last: 2200, current: 2026 };

describe('stepDate', () => {
  test.each([
    ['a day', '15/08/1947', 0, 1, '16/08/1947'],
    ['a day over the end of its month', '31/08/1947', 0, 1, '01/08/1947'],
    ['a day back over the first', '01/02/2024', 0, -1, '29/02/2024'],
    ['a day of an unknown month', '31/', 0, 1, '01/'],
    ['a day of February of an unknown year', '29/02/', 0, 1, '01/02/'],
    ['a week', '28/02/2023', 0, 7, '07/02/2023'],
    ['a month', '15/08/1947', 1, 1, '15/09/1947'],
    ['a month over December', '15/12/1947', 1, 1, '15/01/1947'],
    ['a month that has not the day', '31/01/2023', 1, 1, '28/02/2023'],
    ['a quarter back', '15/02/1947', 1, -3, '15/11/1947'],
    ['a year', '15/08/1947', 2, -1, '15/08/1946'],
    ['a leap day into a common year', '29/02/2024', 2, 1, '28/02/2025'],
    ['a decade', '15/08/1947', 2, 10, '15/08/1957'],
    ['a year over the last', '15/08/2200', 2, 1, '15/08/1800'],
    ['a year outside', '15/08/0194', 2, 1, '15/08/1801'],
    ['Devanagari digits', '१५/०८/१९४७', 0, 1, '१६/०८/१९४७'],
  ] as const)('%s: %s', (_name, text, segment, by, stepped) => {
    expect(stepDate(text, segment, by, years)).toBe(stepped);
  });

  test.each([
    ['', 0, 1, '01/'],
    ['', 0, -1, '31/'],
    ['15/', 1, -1, '15/12/'],
    ['15/08/', 2, 1, '15/08/2026'],
    ['//1947', 0, 7, '01//1947'],
  ] as const)(
    'an empty part of %j begins at its end, a year at the current one',
    (text, segment, by, stepped) => {
      expect(stepDate(text, segment, by, years)).toBe(stepped);
    },
  );

  test('a text that is none of parts is left alone', () => {
    expect(stepDate('1947-08-15', 0, 1, years)).toBeNull();
  });
});

test.each([
  ['ArrowUp', [1, 1, 1]],
  ['ArrowDown', [-1, -1, -1]],
  ['PageUp', [7, 3, 10]],
  ['PageDown', [-7, -3, -10]],
  ['ArrowLeft', [undefined, undefined, undefined]],
])('%s steps by', (key, steps) => {
  expect(([0, 1, 2] as const).map((segment) => stepOfKey(key, segment))).toEqual(steps);
});
