import { expect, test } from 'vitest';
import { dayAndTime, dayOfInstant, instantInWords } from './instant-words.ts';
import { timeSpanStrings } from '../messages.generated/en/components/TimeSpan.ts';

const INDIA = 'Asia/Kolkata';

test('a day begins at the midnight of its place', () => {
  expect(dayOfInstant('2026-12-31T18:30:00Z', INDIA, 'en')).toBe('1 Jan 2027');
});

test('an instant is written in the local time of its place and date', () => {
  expect(instantInWords('2026-11-22T11:51:00Z', INDIA, 'en')).toBe('22 Nov 2026, 17:21');
  // India's clocks were an hour ahead during the war [IANA tz database, file asia].
  expect(instantInWords('1943-06-01T12:00:00Z', INDIA, 'en')).toBe('1 Jun 1943, 18:30');
  expect(instantInWords('2026-09-22T11:05:00Z', 'Europe/London', 'hi')).toBe(
    '22 सितंबर 2026, 12:05',
  );
});

test('a sentence says the hour as people do', () => {
  expect(dayAndTime('2026-11-22T11:51:00Z', INDIA, 'en', timeSpanStrings.words)).toBe(
    '22 Nov 2026, 5:21 pm',
  );
  expect(dayAndTime('2026-11-22T18:35:00Z', INDIA, 'en', timeSpanStrings.words)).toBe(
    '23 Nov 2026, 12:05 am',
  );
});
