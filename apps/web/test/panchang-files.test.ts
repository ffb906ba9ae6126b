import { createPdf } from '@jyoti/pdf';
import { expect, test } from 'vitest';
import { festivalFeedOf, festivalFileOf } from '@jyoti/contract';
import { sectionsOf } from '../src/pages/panchang/pdf/day-document.ts';
import { en } from '../src/pages/panchang/words.en.ts';
import { siteFonts } from '../src/pdf/site-fonts.ts';
import { textDocument } from '../src/pdf/text-document.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { dayOf } from './panchang-site.ts';

const day = dayOf('date=2025-04-06&time=10:24&latitude=28.6139&longitude=77.209');
test('the calendars of a day, a month and a year, and the feed, are addresses of the API', () => {
  const of = {
    latitude: 28.6139,
    longitude: 77.209,
    place: 'New Delhi',
    sunrise: 'edge',
    language: 'en',
  } as const;
  const daysOf = (span: 'day' | 'month' | 'year') => {
    const { searchParams } = new URL(festivalFileOf(of, '2027-02-03', span), 'http://site');
    return [searchParams.get('from'), searchParams.get('to')];
  };
  expect(daysOf('day')).toEqual(['2027-02-03', '2027-02-03']);
  expect(daysOf('month')).toEqual(['2027-02-01', '2027-02-28']);
  expect(daysOf('year')).toEqual(['2027-01-01', '2027-12-31']);
  const feed = festivalFeedOf(of, globalThis.location.host);
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
