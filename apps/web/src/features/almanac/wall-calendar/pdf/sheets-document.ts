import type { Language, PanchangMonthDocument } from '@jyoti/contract';
import type { PdfBlock, PdfDocument, PdfPart } from '@jyoti/pdf';
import { monthCalendar } from '../../pdf/month-calendar.ts';
import { monthInWords } from '../../../../platform/dates/dates.ts';
import type { WallCalendarMessages } from '../../../../messages.generated/wall-calendar.ts';
import { almanacDaysMessages } from '../../../../messages.generated/almanac-days.ts';

interface SheetsDocument {
  year: number;
  /** In order; one or twelve. */
  months: readonly PanchangMonthDocument[];
  /** What the place is called. */
  place: string;
  words: WallCalendarMessages;
  language: Language;
}

const quiet = (text: string): PdfBlock => ({ type: 'paragraph', look: 'quiet', text });

function sheetOf(
  month: PanchangMonthDocument,
  { place, words, language }: SheetsDocument,
): PdfPart {
  const [first] = month.days;
  const name = first ? monthInWords(first.date, language) : '';
  return {
    title: name,
    level: 1,
    blocks: [
      quiet(words.subtitle({ place, months: month.lunarMonths })),
      monthCalendar(month, name, language),
      ...month.notices.map(quiet),
      quiet(almanacDaysMessages[language].sheet.note),
    ],
  };
}

/** The months of the wall calendar, each on a sheet with its name as the title. */
export function sheetsDocument(
  sheets: SheetsDocument,
  { author, language, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  return {
    author,
    language,
    missing,
    title: sheets.words.heading({ year: sheets.year }),
    titleShown: false,
    opening: [],
    parts: sheets.months.map((month) => sheetOf(month, sheets)),
    newPages: true,
  };
}
