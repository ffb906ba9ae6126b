import { createPdf } from '@jyoti/pdf';
import { expect, test } from 'vitest';
import { calendarFile } from '../src/files/calendar-file.ts';
import { eventsOf } from '../src/pages/panchang/day-events.ts';
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

test('a day has its festival as a whole day, its limbs and its marked times, each with a name of its own', () => {
  const text = calendarFile('Jyoti', eventsOf(day, 'New Delhi', en), made);
  expect(text).toContain(
    'DTSTART;VALUE=DATE:20250406\r\nDTEND;VALUE=DATE:20250407\r\nSUMMARY:Rama Navami\r\n',
  );
  expect(text).toContain('DTSTART:20250406T113431Z\r\nDTEND:20250406T130806Z\r\nSUMMARY:Rahu Kaal');
  expect(text).toContain('SUMMARY:Tithi: Shukla Navami');
  const uids = text.match(/^UID:.*$/gm) ?? [];
  expect(uids.length).toBeGreaterThan(10);
  expect(new Set(uids).size).toBe(uids.length);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(uids.length);
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
