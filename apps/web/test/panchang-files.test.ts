import { createPdf, type PdfDocument } from '@jyoti/pdf';
import { describe, expect, test } from 'vitest';
import { festivalFeedOf, festivalFileOf } from '@jyoti/contract';
import { daySheet } from '../src/features/almanac/panchang/pdf/day-sheet.ts';
import { monthSheet } from '../src/features/almanac/panchang/pdf/month-sheet.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { dayOf, monthOf, moreOf } from './panchang-site.ts';

test('the calendars of a day, a month and a year, and the feed, are URLs of the API', () => {
  const of = {
    latitude: 28.6139,
    longitude: 77.209,
    place: 'New Delhi',
    sunrise: 'centre',
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
  expect(feed).toContain('sunrise=centre');
  expect(feed).not.toContain('from=');
});

const setting = { author: 'Jyoti', language: 'en', missing: '' } as const;
const place = 'New Delhi, Delhi, India';
const at = { latitude: '28.6139', longitude: '77.209' };

async function pagesOf(document: PdfDocument): Promise<string[]> {
  const { bytes } = await createPdf(document, { fonts: siteFonts(faceOfDisk) });
  return textOfPdf(bytes);
}
const sheetOf = (date: string, where: Record<string, string> = at, hasMore = true) =>
  daySheet(
    {
      day: dayOf(String(new URLSearchParams({ date, time: 'sunrise', ...where }))),
      place,
      more: hasMore ? moreOf(String(new URLSearchParams({ date, ...where }))) : null,
    },
    setting,
  );
const monthSheetOf = (year: number, month: number) =>
  monthSheet(
    {
      month: monthOf(String(new URLSearchParams({ year: `${year}`, month: `${month}`, ...at }))),
      place,
    },
    setting,
  );

test('a day is on one page with its Moon, limbs, times, choghadiya, hora, place and settings [S1-346]', async () => {
  const document = sheetOf('2025-04-06');
  expect(document.contents).toBeUndefined();
  expect(document.opening.filter(({ type }) => type === 'moon')).toHaveLength(1);
  const pages = await pagesOf(document);
  expect(pages).toHaveLength(2);
  const text = pages[0]!.replaceAll('\n', ' ');
  for (const phrase of [
    'Panchang, Sunday, 6 April 2025',
    'New Delhi, Delhi, India (28.61° N, 77.21° E). Calculated for sunrise.',
    'Shukla Navami until 7:23 pm.',
    'Tithi until Shukla Navami 7:23 pm Shukla Dashami',
    'Rama Navami',
    'Sunrise 6:',
    'Vikram Samvat 2082 Kalayukta',
    'Purnimanta month Chaitra',
    'Rahu Kaal 5:07 pm to 6:41 pm',
    'Choghadiya of the day and of the night',
    'Hora of the day and of the night',
    'Asia/Kolkata time (UTC+05:30)',
    'Lahiri 24°12′',
  ]) {
    expect(text).toContain(phrase);
  }
});

test.each([
  // Four festivals of Diwali, a total eclipse of the Moon on Holi, and Holi itself.
  '2026-11-08',
  '2026-03-03',
  '2026-03-04',
  '2026-08-28',
])('%s is on one page, and more timings are on the next', async (date) => {
  const [, second, ...others] = await pagesOf(sheetOf(date));
  expect(second?.trim()).toMatch(/^More timings\n/);
  expect(others).toEqual([]);
});

test('the second page has regional calendars, yogas, Gowri, rising signs and panchakas', async () => {
  const [, second = ''] = await pagesOf(sheetOf('2025-04-06'));
  const text = second.replaceAll('\n', ' ');
  for (const phrase of [
    'Tamil Nyayiru, Panguni 23 Kali 5125, Krodhi',
    'Telugu Adivaram, Chaitram, Shukla Navami Shaka 1947, Vishvavasu',
    'Ravi Pushya',
    'Ravi Pushya: Pushya on a Sunday',
    'Anandadi yogas Shrivatsa',
    'Gowri by day (good ones tinted)',
    'Nalla Neram',
    'Ascendants (lagna) Pisces',
    'The five panchakas',
    'Mrityu',
  ]) {
    expect(text).toContain(phrase);
  }
});

test('without more timings the sheet says what to do', async () => {
  const [first, ...others] = await pagesOf(sheetOf('2025-04-06', at, false));
  expect(first?.replaceAll('\n', ' ')).toContain('More timings could not be loaded.');
  expect(others).toEqual([]);
});

test('a day without sunrise is on one page too, and says why', async () => {
  const document = sheetOf('2025-12-21', { latitude: '69.65', longitude: '18.96' });
  const pages = await pagesOf(document);
  expect(pages).toHaveLength(2);
  expect(pages[0]!.replaceAll('\n', ' ')).toContain('Does not rise on this day');
  expect(document.opening.some(({ type }) => type === 'scale')).toBe(false);
});

describe('a month is one page: a wall calendar', () => {
  test.each([
    [2026, 11, 0],
    // Six weeks, of which the first has one day.
    [2025, 3, 6],
    // Four weeks exactly.
    [2026, 2, 0],
  ])('%i-%i', async (year, month, offset) => {
    const document = monthSheetOf(year, month);
    const calendar = document.opening.find((block) => block.type === 'calendar')!;
    expect(calendar.offset).toBe(offset);
    expect(calendar.weekdays[0]).toBe('Sunday');
    expect(calendar.days).toHaveLength(new Date(year, month, 0).getDate());
    expect(await pagesOf(document)).toHaveLength(1);
  });

  test('each day has tithi, nakshatra, sunrise and observances; major festivals, full and new Moon are marked', () => {
    const [calendar] = monthSheetOf(2026, 11).opening.filter((block) => block.type === 'calendar');
    const diwali = calendar!.days[7]!;
    expect(diwali).toMatchObject({
      day: '8',
      lines: ['Krishna Chaturdashi', 'Swati', 'Sunrise 6:38 am'],
      marked: true,
    });
    expect(diwali.events[0]).toBe('Diwali, Lakshmi Puja');
    expect(calendar!.days[18]).toMatchObject({ events: [], marked: false });
    expect(calendar!.days.filter(({ moon }) => moon).map(({ day, moon }) => [day, moon])).toEqual([
      ['9', 'new'],
      ['24', 'full'],
    ]);
  });

  test('Hindi names are typeset in Devanagari', async () => {
    const hindi = monthOf(String(new URLSearchParams({ year: '2026', month: '11', ...at })), 'hi');
    const document = monthSheet({ month: hindi, place }, { ...setting, language: 'hi' });
    const [page = ''] = await pagesOf(document);
    const text = page.replaceAll('\n', ' ');
    for (const phrase of ['नवंबर 2026', 'रविवार', 'मंगलवार', 'स्मार्त', 'वैष्णव']) {
      expect(text).toContain(phrase);
    }
    expect(text).not.toContain('?');
  });
});
