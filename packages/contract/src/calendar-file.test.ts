import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const made = new Date('2025-04-01T10:20:30.400Z');
const octets = (line: string) => new TextEncoder().encode(line).length;

const file = (title: string) =>
  calendarFile(
    'Jyoti',
    [
      {
        uid: 'one@panchang.jyoti',
        title,
        description: 'First line\nsecond',
        location: 'New Delhi, Delhi; India',
        when: { start: '2025-04-06T11:34:31Z', end: '2025-04-06T13:08:06Z' },
      },
    ],
    made,
  );

test('the file is one version 2.0 calendar with CRLF line ends', () => {
  const text = file('Rahu Kaal');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('times are in UTC', () => {
  const text = file('Rahu Kaal');
  expect(text).toContain('\r\nDTSTART:20250406T113431Z\r\nDTEND:20250406T130806Z\r\n');
  expect(text).toContain('\r\nDTSTAMP:20250401T102030Z\r\n');
});

test('commas, semicolons, backslashes and line breaks are escaped, and control characters left out', () => {
  const text = file('a\\b');
  expect(text).toContain('LOCATION:New Delhi\\, Delhi\\; India\r\n');
  expect(text).toContain('DESCRIPTION:First line\\nsecond\r\n');
  expect(text).toContain('SUMMARY:a\\\\b\r\n');
  expect(file('a\u0000\u001Bb\tc')).toContain('SUMMARY:ab\tc\r\n');
});

test('an entry does not block its time unless it says so', () => {
  expect(file('Rahu Kaal')).toContain('TRANSP:TRANSPARENT\r\nEND:VEVENT');
});

test('lines have at most 75 octets, no character is split, and unfolding restores the text', () => {
  const title = 'राहु काल और यमगण्ड '.repeat(12).trim();
  const text = file(title);
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('an entry can have alarms, a URL and a status, and block its time; a feed has a name and a refresh interval', () => {
  const text = calendarFile(
    'Jyoti',
    [
      {
        uid: 'two@panchang.jyoti',
        title: 'Diwali',
        description: '',
        location: 'Ujjain',
        when: { date: '2026-11-08' },
        alarms: [360],
        url: 'https://jyoti.example/panchang',
        busy: true,
        status: 'confirmed',
      },
    ],
    made,
    { name: 'Festivals, Ujjain', refreshHours: 168 },
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20261108\r\nDTEND;VALUE=DATE:20261109\r\n');
  expect(text).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Diwali\r\nTRIGGER:-PT360M\r\nEND:VALARM\r\n',
  );
  expect(text).toContain(
    'URL:https://jyoti.example/panchang\r\nSTATUS:CONFIRMED\r\nTRANSP:OPAQUE\r\n',
  );
  expect(text).toContain('NAME:Festivals\\, Ujjain\r\nX-WR-CALNAME:Festivals\\, Ujjain\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT168H\r\n');
});
