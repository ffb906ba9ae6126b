import { describe, expect, test } from 'vitest';
import { hourLater, momentOf, withMoment } from './moment.ts';

const now = '2026-11-28T06:00:30.000Z';
const of = (query: string, timezone = 'Asia/Kolkata') =>
  momentOf(new URLSearchParams(query), timezone, now);

describe('the moment of a URL', () => {
  test.each([
    ['', { date: '2026-11-28', time: '11:30', instant: now, at: undefined, hasTime: false }],
    ['at=09:15', { date: '2026-11-28', time: '11:30', at: undefined }],
    ['on=2030-02-01', { time: '12:00', instant: '2030-02-01T06:30:00Z', at: '2030-02-01' }],
    ['on=2030-02-01&at=25:00', { time: '12:00', hasTime: false }],
    ['on=2030-02-01&at=00:05', { instant: '2030-01-31T18:35:00Z', at: '2030-01-31T18:35:00Z' }],
  ])('%s', (query, expected) => {
    expect(of(query)).toMatchObject(expected);
  });

  test.each([
    ['2026-07-01', 'America/New_York', '2026-07-01T16:00:00Z'],
    ['2026-12-01', 'America/New_York', '2026-12-01T17:00:00Z'],
    ['2026-12-01', '+04:51:16', '2026-12-01T07:08:44Z'],
  ])('noon on %s in %s', (date, timezone, instant) => {
    expect(of(`on=${date}`, timezone).instant).toBe(instant);
  });
});

test('an hour steps over midnight, and over the hour that clocks skip', () => {
  expect(hourLater({ instant: '2026-11-28T18:00:00Z' }, 1, 'Asia/Kolkata')).toEqual({
    date: '2026-11-29',
    time: '00:30',
  });
  expect(hourLater({ instant: '2026-03-08T06:30:00Z' }, 1, 'America/New_York')?.time).toBe('03:30');
  expect(hourLater({ instant: '2200-12-31T18:00:00Z' }, 1, 'Asia/Kolkata')).toBeNull();
});

test('a URL has a time with its date only, and the year chart follows them', () => {
  const search = new URLSearchParams('panes=1.D1&year=40');
  expect(String(withMoment(search, '2030-02-01', '09:15'))).toBe(
    'panes=1.D1&on=2030-02-01&at=09%3A15',
  );
  expect(String(withMoment(search, null, '09:15'))).toBe('panes=1.D1');
});
