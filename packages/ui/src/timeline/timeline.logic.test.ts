import { expect, test } from 'vitest';
import { stretchesOf } from './timeline.logic.ts';

const at = (...years: number[]) => years.map((year) => ({ year, title: `In ${year}` }));
const read = (...years: number[]) =>
  stretchesOf(at(...years)).map(({ year, years: of }) => [year, of]);

test('each entry spans the years until the next', () => {
  expect(read(2012, 2015, 2018, 2020, 2023, 2025)).toEqual([
    [2012, 3],
    [2015, 3],
    [2018, 2],
    [2020, 3],
    [2023, 2],
    [2025, 1],
  ]);
});

test('entries come in any order', () => {
  expect(read(2020, 2012)).toEqual([
    [2012, 8],
    [2020, 1],
  ]);
});

test('two in one year keep their order and one year each', () => {
  const both = stretchesOf([
    { year: 2020, title: 'First' },
    { year: 2020, title: 'Second' },
  ]);
  expect(both.map(({ title, years }) => [title, years])).toEqual([
    ['First', 1],
    ['Second', 1],
  ]);
});

test('one entry, or none', () => {
  expect(read(2012)).toEqual([[2012, 1]]);
  expect(read()).toEqual([]);
});
