import { birthFromSearch } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { birthText } from './birth-text.ts';

const textOf = (changes: Record<string, string>) => {
  const address = { name: 'Kamala', date: '1990-05-14', time: '06:30:00', place: 'Ujjain' };
  return birthText(birthFromSearch(new URLSearchParams({ ...address, ...changes })), 'en');
};

describe('describes the birth in a URL as text', () => {
  test.each([
    ['a whole time', { time: '06:30:15' }, '6:30:15 am'],
    ['a time without odd seconds', { time: '06:30:00' }, '6:30 am'],
    ['the full hour', { time: '06:00:00' }, '6:00 am'],
    ['the full hour without seconds', { time: '06:00' }, '6:00 am'],
    ['a time that nobody knows', { notime: '1' }, null],
  ])('%s', (_what, changes, time) => {
    expect(textOf(changes)).toEqual({ name: 'Kamala', day: '14 May 1990', time, place: 'Ujjain' });
  });

  test('accepts a leap day', () => {
    expect(textOf({ date: '1992-02-29' })?.day).toBe('29 February 1992');
  });

  test.each<Record<string, string>>([
    { name: '' },
    { place: '' },
    { date: '' },
    { date: '14-05-1990' },
    { date: '1990-13-01' },
    { date: '1990-02-30' },
    { date: '1991-02-29' },
    { time: '' },
    { time: '6:30' },
    { time: '24:00:00' },
    { time: '06:60' },
    { time: '06:30:99' },
    { time: 'dawn' },
  ])('returns null for %o', (changes) => {
    expect(textOf(changes)).toBeNull();
  });
});
