import type { AlmanacList, PanchangMonthDocument } from '@jyoti/contract';
import { createPdf, type PdfDocument } from '@jyoti/pdf';
import { describe, expect, test } from 'vitest';
import { marksOfPdf, textOfPdf } from '../../../packages/pdf/test/read-pdf.ts';
import { listDocument } from '../src/features/almanac/festivals/pdf/list-document.ts';
import { sheetsDocument } from '../src/features/almanac/wall-calendar/pdf/sheets-document.ts';
import { siteFonts } from '../src/features/documents/pdf/site-fonts.ts';
import { daysOfList } from '@jyoti/reports';
import { monthOf, yearOf } from './almanac-site.ts';
import { faceOfDisk } from './face-of-disk.ts';
import { wallCalendarMessages } from '../src/messages.generated/wall-calendar.ts';

const at = { latitude: '28.6139', longitude: '77.209' };
const setting = { author: 'Jyoti', missing: '' };
const fonts = siteFonts(faceOfDisk);
const places = { en: 'New Delhi', hi: 'नई दिल्ली' } as const;

const monthIn = (
  year: number,
  month: number,
  language: keyof typeof places,
): PanchangMonthDocument =>
  monthOf(new URLSearchParams({ ...at, year: `${year}`, month: `${month}` }), language);

const sheets = (year: number, months: readonly number[], language: keyof typeof places) =>
  sheetsDocument(
    {
      year,
      months: months.map((month) => monthIn(year, month, language)),
      place: places[language],
      words: wallCalendarMessages[language],
      language,
    },
    { ...setting, language },
  );

const bytesOf = async (document: PdfDocument) => (await createPdf(document, { fonts })).bytes;

describe('the wall calendar as a PDF', () => {
  test('a month is one sheet with its place, lunar months, tithis and festivals', async () => {
    const pages = await textOfPdf(await bytesOf(sheets(2026, [11], 'en')));
    expect(pages).toHaveLength(1);
    const text = pages[0]!.replaceAll('\n', ' ');
    for (const phrase of [
      'November 2026',
      'New Delhi. Lunar months: Kartika and Margashirsha',
      'Krishna Chaturdashi Swati Sunrise 6:38 am Diwali',
      'Tinted days have a great festival',
    ])
      expect(text).toContain(phrase);
    expect(text).not.toContain('Wall calendar of 2026 New Delhi');
  });

  test.each(['en', 'hi'] as const)(
    'a year has twelve sheets, a month each, with bookmarks: %s',
    async (language) => {
      // 2026 has an intercalary month, months of six weeks and a February of four.
      const document = sheets(
        2026,
        Array.from({ length: 12 }, (_, index) => index + 1),
        language,
      );
      const bytes = await bytesOf(document);
      const pages = await textOfPdf(bytes);
      expect(pages).toHaveLength(12);
      const titles = document.parts.map(({ title }) => title);
      for (const [index, title] of titles.entries()) expect(pages[index]).toContain(title);
      expect(titles[10]).toBe({ en: 'November 2026', hi: 'नवंबर 2026' }[language]);
      expect((await marksOfPdf(bytes)).map(({ title }) => title)).toEqual(titles);
    },
  );

  test('in Hindi every word of a sheet is in Devanagari', async () => {
    const [page = ''] = await textOfPdf(await bytesOf(sheets(2026, [11], 'hi')));
    const text = page.replaceAll('\n', ' ');
    for (const phrase of ['चांद्र मास:', 'रविवार', 'सूर्योदय', 'कृष्ण चतुर्दशी'])
      expect(text).toContain(phrase);
    expect(text.replace('Jyoti', '')).not.toMatch(/[a-z]{3}/i);
  });
});

describe('a list of the year as a PDF', () => {
  const listOf = (list: AlmanacList, language: keyof typeof places) => {
    const year = yearOf(new URLSearchParams({ ...at, year: '2026' }), language);
    const { title, intro } = year.parts.find(({ key }) => key === list)!;
    const words = { title: `${title}, 2026`, where: places[language], intro, none: '' };
    return listDocument(year, daysOfList(year, list), words, { ...setting, language });
  };

  test('names its place and region, and has a table for each month', async () => {
    const document = listOf('festivals', 'en');
    expect(document.parts.map(({ title }) => title)).toContain('November 2026');
    const pages = await textOfPdf(await bytesOf(document));
    const text = pages.join(' ').replaceAll(/\s/g, ' ');
    for (const phrase of [
      'Festivals, 2026',
      'New Delhi All times are in Asia/Kolkata time.',
      'Sun, 8 Nov Diwali, Lakshmi Puja Lamps are lit for Lakshmi',
      'Chhath Puja (Bihar and eastern Uttar Pradesh)',
    ])
      expect(text).toContain(phrase);
    // A table continues on the next page, so that no page is half empty.
    expect(pages.length).toBeLessThan(8);
  });

  test('has the chosen list alone', async () => {
    const text = (await textOfPdf(await bytesOf(listOf('ekadashi', 'en')))).join(' ');
    const line = text.replaceAll('\n', ' ');
    expect(line).toContain('Ekadashi, 2026');
    expect(line).toContain('Break the fast:');
    expect(line).not.toContain('Diwali');
  });

  test('is typeset in Hindi', async () => {
    const text = (await textOfPdf(await bytesOf(listOf('festivals', 'hi')))).join(' ');
    for (const phrase of ['पर्व, 2026', 'तारीख़', 'नवंबर 2026']) expect(text).toContain(phrase);
    expect(text).not.toContain('?');
  });
});
