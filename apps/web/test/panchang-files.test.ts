import { createPdf } from '@jyoti/pdf';
import { expect, test } from 'vitest';
import { calendarFile } from '@jyoti/ui/calendar-button';
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
