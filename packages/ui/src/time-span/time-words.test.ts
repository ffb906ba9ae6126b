import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, zonedTime } from './time-span.logic.ts';
import { timeWords } from './time-words.ts';
import { en } from '../messages-en/index.ts';
import { hi } from '../messages-hi/index.ts';

const messages = { en: en.TimeSpan, hi: hi.TimeSpan };

const timeZone = 'Asia/Kolkata';
const day = '2025-04-06';

describe('zonedTime', () => {
  test.each([
    ['2025-04-06T00:35:00Z', 'Asia/Kolkata', '2025-04-06', 6, 5],
    ['2025-04-06T18:30:00Z', 'Asia/Kolkata', '2025-04-07', 0, 0],
    ['2025-04-06T00:35:59Z', 'Asia/Kathmandu', '2025-04-06', 6, 20],
    // In New York clocks go forward on 9 March 2025: 2:30 does not exist.
    ['2025-03-09T07:30:00Z', 'America/New_York', '2025-03-09', 3, 30],
    ['2025-01-01T03:00:00Z', 'America/Los_Angeles', '2024-12-31', 19, 0],
  ])('%s in %s', (instant, zone, date, hour, minute) => {
    expect(zonedTime(instant, zone)).toMatchObject({ date, hour, minute });
  });

  test('takes an instant in any offset', () => {
    const anyInstant = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, (date) => {
        const { date: civil, hour, minute } = zonedTime(date.toISOString(), 'UTC');
        expect(date.toISOString()).toMatch(
          `${civil}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
        );
      }),
    );
  });

  test('India’s clocks, which are calculated without Intl, are those that Intl says', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    // From before the war time of 1942 to 1945, when clocks were an hour ahead.
    const anyInstant = fc.date({
      min: new Date('1930-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const { date, ...time } = zonedTime(instant.getTime(), timeZone);
        const two = (value: number) => String(value).padStart(2, '0');
        const local = `${date} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
        expect(local).toBe(clock.format(instant));
      }),
      { numRuns: 2000 },
    );
    expect(zonedTime('1945-06-01T00:00:00Z', timeZone)).toMatchObject({ hour: 6, minute: 30 });
    expect(zonedTime('1946-01-01T00:00:00Z', timeZone)).toMatchObject({ hour: 5, minute: 30 });
  });

  test('an unknown zone and an invalid time are rejected', () => {
    expect(() => zonedTime('2025-04-06T00:35:00Z', 'Asia/Nowhere')).toThrow(RangeError);
    expect(() => zonedTime('soon', timeZone)).toThrow(RangeError);
  });
});

test('daysFrom counts over the end of a month and of a leap year', () => {
  expect(daysFrom('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysFrom('2025-01-01', '2024-12-31')).toBe(-1);
});

describe('timeWords', () => {
  test.each([
    ['en', 'h12', '6:05 am', '9 am'],
    ['en', 'h23', '06:05', '09:00'],
    ['hi', 'h12', 'सुबह 6:05', 'सुबह 9'],
    ['hi', 'h23', '06:05', '09:00'],
  ] as const)('a clock time in %s, %s', (language, hourCycle, time, hour) => {
    const words = timeWords(messages[language], language, { timeZone, hourCycle });
    expect(words.at('2025-04-06T00:35:00Z')).toBe(time);
    expect(words.hour('2025-04-06T03:30:00Z')).toBe(hour);
  });

  test.each([
    ['2025-04-05T18:29:00Z', 'रात 11:59'],
    ['2025-04-05T21:29:00Z', 'रात 2:59'],
    ['2025-04-05T22:27:00Z', 'तड़के 3:57'],
    ['2025-04-05T23:30:00Z', 'सुबह 5:00'],
    ['2025-04-06T06:30:00Z', 'दोपहर 12:00'],
    ['2025-04-06T13:11:00Z', 'शाम 6:41'],
  ])('Hindi puts the part of the day before the hour: %s', (instant, text) => {
    expect(timeWords(messages.hi, 'hi', { timeZone }).at(instant)).toBe(text);
  });

  test('midnight and noon have a twelve', () => {
    const { at } = timeWords(messages.en, 'en', { timeZone: 'UTC' });
    expect(at('2025-04-06T00:00:00Z')).toBe('12:00 am');
    expect(at('2025-04-06T12:00:00Z')).toBe('12:00 pm');
  });

  const nextMorning = '2025-04-07T00:54:00Z';

  test('a time of the next date is tomorrow only where the day is today', () => {
    const text = (now?: string) =>
      timeWords(messages.en, 'en', { timeZone, day, now }).at(nextMorning);
    expect(text('2025-04-06T05:00:00Z')).toBe('6:24 am tomorrow');
    expect(text('2025-04-07T05:00:00Z')).toBe('6:24 am, 7 Apr');
    expect(text()).toBe('6:24 am, 7 Apr');
    expect(
      timeWords(messages.en, 'en', { timeZone, day, now: '2025-04-06T05:00:00Z' }).at(
        '2025-04-05T13:00:00Z',
      ),
    ).toBe('6:30 pm yesterday');
  });

  test('Hindi, with one word for both, says “कल” of tomorrow and the date of yesterday', () => {
    const { at } = timeWords(messages.hi, 'hi', { timeZone, day, now: '2025-04-06T05:00:00Z' });
    expect(at(nextMorning)).toBe('कल सुबह 6:24');
    expect(at('2025-04-05T07:20:00Z')).toBe('5 अप्रैल, दोपहर 12:50');
  });

  test.each([
    ['2025-04-06T20:17:00Z', undefined, 'देर रात 1:47 (7 अप्रैल)', '1:47 am tomorrow'],
    ['2025-04-06T22:04:00Z', undefined, 'तड़के 3:34 (7 अप्रैल)', '3:34 am tomorrow'],
    ['2025-04-06T23:45:00Z', '2025-04-07T00:34:00Z', 'तड़के 5:15 (7 अप्रैल)', '5:15 am tomorrow'],
    ['2025-04-07T00:34:00Z', '2025-04-07T00:34:00Z', 'कल सुबह 6:04', '6:04 am tomorrow'],
    ['2025-04-07T07:25:00Z', '2025-04-07T00:34:00Z', 'कल दोपहर 12:55', '12:55 pm tomorrow'],
    ['2025-04-07T20:17:00Z', '2025-04-07T00:34:00Z', '8 अप्रैल, रात 1:47', '1:47 am, 8 Apr'],
  ])(
    'Hindi says “कल” only from the next sunrise on: %s',
    (instant, nextSunrise, hindi, english) => {
      const place = { timeZone, day, now: '2025-04-06T05:00:00Z', nextSunrise };
      expect(timeWords(messages.hi, 'hi', place).at(instant)).toBe(hindi);
      expect(timeWords(messages.en, 'en', place).at(instant)).toBe(english);
    },
  );

  test('Hindi names the night in the same words on a page of another day', () => {
    const at = (hourCycle: 'h12' | 'h23') =>
      timeWords(messages.hi, 'hi', { timeZone, day, hourCycle }).at('2025-04-06T20:17:00Z');
    expect(at('h12')).toBe('देर रात 1:47 (7 अप्रैल)');
    expect(at('h23')).toBe('देर रात 01:47 (7 अप्रैल)');
    expect(timeWords(messages.en, 'en', { timeZone, day }).at('2025-04-06T20:17:00Z')).toBe(
      '1:47 am, 7 Apr',
    );
  });

  test('a span counts from the date of its start, or from the day of the page', () => {
    const start = '2025-04-05T23:56:00Z';
    expect(timeWords(messages.en, 'en', { timeZone }).span(start, nextMorning)).toBe(
      '5:26 am to 6:24 am, 7 Apr',
    );
    expect(
      timeWords(messages.en, 'en', { timeZone, day: '2025-04-05' }).span(start, nextMorning),
    ).toBe('5:26 am, 6 Apr to 6:24 am, 7 Apr');
    expect(timeWords(messages.en, 'en', { timeZone, day }).span(undefined, nextMorning)).toBe(
      'until 6:24 am, 7 Apr',
    );
    expect(timeWords(messages.en, 'en', { timeZone, day }).span(start, undefined)).toBe(
      'from 5:26 am',
    );
    expect(timeWords(messages.hi, 'hi', { timeZone, day }).span(start, nextMorning)).toBe(
      'सुबह 5:26 से 7 अप्रैल, सुबह 6:24',
    );
  });

  test.each([
    ['en', undefined, '1:54 am to 3:33 am, 7 Apr'],
    ['en', '2025-04-06T05:00:00Z', '1:54 am to 3:33 am tomorrow'],
    ['hi', undefined, 'देर रात 1:54 से तड़के 3:33 (7 अप्रैल)'],
  ] as const)(
    'a span within the night after midnight has its date once: %s, now %s',
    (language, now, text) => {
      const words = timeWords(messages[language], language, { timeZone, day, now });
      expect(words.span('2025-04-06T20:24:00Z', '2025-04-06T22:03:00Z')).toBe(text);
    },
  );

  test.each([
    ['en', '2025-04-06T11:36:00Z', '2025-04-06T13:11:00Z', '5:06 to 6:41 pm'],
    ['en', '2025-04-06T17:55:00Z', '2025-04-06T19:34:00Z', '11:25 pm to 1:04 am'],
    ['hi', '2025-04-06T11:36:00Z', '2025-04-06T13:11:00Z', 'शाम 5:06 से 6:41'],
    ['hi', '2025-04-06T06:27:00Z', '2025-04-06T07:18:00Z', 'सुबह 11:57 से दोपहर 12:48'],
  ] as const)('on a scale a half of the day is named once: %s', (language, start, end, text) => {
    expect(timeWords(messages[language], language, { timeZone }).clock(start, end)).toBe(text);
  });

  test('on a scale of twenty-four hours there is no half of the day', () => {
    const words = timeWords(messages.en, 'en', { timeZone, hourCycle: 'h23' });
    expect(words.clock('2025-04-06T17:55:00Z', '2025-04-06T19:34:00Z')).toBe('23:25 to 01:04');
    expect(words.clock('2025-04-06T17:55:00Z')).toBe('23:25');
  });
});
