import type { PanchangMonth, Language } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import { lunarMonthsOf } from '../../lunar-months.ts';
import { monthCalendar } from '../../pdf/month-calendar.ts';
import { monthInWords } from '../../../../platform/dates/dates.ts';
import type { PanchangMessages } from '../../../../messages.generated/panchang.ts';
import { almanacDaysMessages } from '../../../../messages.generated/almanac-days.ts';
import { frameMessages } from '../../../../messages.generated/frame.ts';
import { coordinatesIn } from '../../../../platform/words/coordinates.ts';

interface MonthSheet {
  month: PanchangMonth;
  place: string;
  words: PanchangMessages;
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
  const { pdf, monthly, facts } = words;
  const { sheet } = almanacDaysMessages[language];
  const { latitude, longitude } = month.place;
  const [first] = month.days;
  const name = first ? monthInWords(first.date, language) : '';
  return {
    author,
    language: tag,
    missing,
    title: pdf.title({ date: name }),
    opening: [
      {
        type: 'paragraph',
        look: 'quiet',
        text: `${pdf.note({ place, coordinates: coordinatesIn(frameMessages[language], latitude, longitude) })} ${sheet.lunarMonths({ months: lunarMonthsOf(month, facts.adhika, language) })}`,
      },
      monthCalendar({ month, caption: monthly.calendar({ month: name }), language }),
      ...month.notices.map((text) => ({
        type: 'paragraph' as const,
        text,
        look: 'quiet' as const,
      })),
      { type: 'paragraph', look: 'quiet', text: sheet.note },
    ],
    parts: [],
  };
}
