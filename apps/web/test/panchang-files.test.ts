import { createPdf } from '@jyoti/pdf';
import { expect, test } from 'vitest';
import { calendarFile } from '@jyoti/contract';
import { calendarOf, feedOf } from '../src/pages/panchang/calendar-address.ts';
import { sectionsOf } from '../src/pages/panchang/day-in-sections.ts';
import { en } from '../src/pages/panchang/words.en.ts';
import { siteFonts } from '../src/pdf/site-fonts.ts';
import { textDocument } from '../src/pdf/text-document.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { dayOf } from './panchang-site.ts';

const day = dayOf('date=2025-04-06&time=10:24&latitude=28.6139&longitude=77.209');
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

test('lines end in CRLF, and the whole is one calendar of version 2.0', () => {
  const text = file('Rahu Kaal');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('times are UTC stamps', () => {
  const text = file('Rahu Kaal');
  expect(text).toContain('\r\nDTSTART:20250406T113431Z\r\nDTEND:20250406T130806Z\r\n');
  expect(text).toContain('\r\nDTSTAMP:20250401T102030Z\r\n');
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const text = file('a\\b');
  expect(text).toContain('LOCATION:New Delhi\\, Delhi\\; India\r\n');
  expect(text).toContain('DESCRIPTION:First line\\nsecond\r\n');
  expect(text).toContain('SUMMARY:a\\\\b\r\n');
});

test('no line is longer than 75 octets, no letter is cut, and unfolded it is what was said', () => {
  const title = 'राहु काल और यमगण्ड '.repeat(12).trim();
  const text = file(title);
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('reminders and a page belong to an entry; a feed says its name and how often to ask again', () => {
  const text = calendarFile(
    'Jyoti',
    [
      {
        uid: 'two@panchang.jyoti',
        title: 'Diwali',
        description: '',
        location: 'Ujjain',
        when: { date: '2026-11-08' },
        reminders: [360],
        url: 'https://jyoti.example/panchang',
        busy: true,
      },
    ],
    made,
    { name: 'Festivals, Ujjain', refreshHours: 168 },
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20261108\r\nDTEND;VALUE=DATE:20261109\r\n');
  expect(text).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Diwali\r\nTRIGGER:-PT360M\r\nEND:VALARM\r\n',
  );
  expect(text).toContain('URL:https://jyoti.example/panchang\r\nTRANSP:OPAQUE\r\n');
  expect(text).toContain('NAME:Festivals\\, Ujjain\r\nX-WR-CALNAME:Festivals\\, Ujjain\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT168H\r\n');
});

test('the calendars of a day, a month and a year, and the feed, are addresses of the API', () => {
  const of = {
    latitude: 28.6139,
    longitude: 77.209,
    place: 'New Delhi',
    sunrise: 'edge',
    language: 'en',
  } as const;
  const daysOf = (span: 'day' | 'month' | 'year') => {
    const { searchParams } = new URL(calendarOf(of, '2027-02-03', span), 'http://site');
    return [searchParams.get('from'), searchParams.get('to')];
  };
  expect(daysOf('day')).toEqual(['2027-02-03', '2027-02-03']);
  expect(daysOf('month')).toEqual(['2027-02-01', '2027-02-28']);
  expect(daysOf('year')).toEqual(['2027-01-01', '2027-12-31']);
  const feed = feedOf(of);
  expect(feed).toMatch(
    /^webcal:\/\/localhost(:\d+)?\/api\/panchang\/festivals\.ics\?latitude=28\.61&/,
  );
  expect(feed).toContain('sunrise=edge');
  expect(feed).not.toContain('from=');
});

test('the document of a day holds its limbs, times, place and settings, and is a PDF [S1-346]', async () => {
  const sections = sectionsOf(day, en, 'en');
  const words = JSON.stringify(sections);
  for (const said of [
    'Shukla Navami',
    'Sunday, 6 April 2025, 7:23 pm',
    'Rahu Kaal',
    '5:04 pm to 6:38 pm',
    'Rama Navami',
    'Asia/Kolkata (UTC+5:30)',
    'lahiri (24.2100°)',
  ]) {
    expect(words).toContain(said);
  }
  const document = textDocument(
    {
      title: en.pdf.title('Sunday, 6 April 2025'),
      note: en.pdf.note('New Delhi', '28.61° N, 77.21° E'),
      lead: 'Shukla Navami.',
      sections,
    },
    { author: 'Jyoti', language: 'en', missing: '' },
  );
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  const pages = await textOfPdf(bytes);
  expect(pages.join(' ')).toContain('Shukla Navami');
  expect(pages.join(' ')).toContain('5:04 pm to 6:38 pm');
});
