import type { PanchangMonth, Language } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import { lunarMonthsOf } from '../../../almanac/lunar-months.ts';
import { monthCalendar } from '../../../almanac/pdf/month-calendar.ts';
import { monthInWords } from '../../../reading/dates.ts';
import type { en } from '../words.en.ts';

interface MonthSheet {
  month: PanchangMonth;
  place: string;
  words: typeof en;
  language: Language;
}

/**
 * The panchang of a month as a wall calendar: for each day, tithi and nakshatra at sunrise,
 * sunrise, festivals and eclipses.
 */
export function monthSheet(
  { month, place, words, language }: MonthSheet,
  { author, language: tag, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { pdf, monthly, facts, result } = words;
  const { latitude, longitude } = month.place;
  const [first] = month.days;
  const name = first ? monthInWords(first.date, language) : '';
  return {
    author,
    language: tag,
    missing,
    title: pdf.title(name),
    opening: [
      {
        type: 'paragraph',
        look: 'quiet',
        text: `${pdf.note(place, result.coordinates(latitude, longitude))} ${words.sheet.lunarMonths(lunarMonthsOf(month, facts.adhika).join(', '))}`,
      },
      monthCalendar({ month, caption: monthly.calendar(name), words, language }),
      ...month.notices.map((text) => ({
        type: 'paragraph' as const,
        text,
        look: 'quiet' as const,
      })),
      { type: 'paragraph', look: 'quiet', text: words.sheet.note },
    ],
    parts: [],
  };
}
