import type { PanchangMonthDocument } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import { coordinatesIn } from '../../../../platform/words/coordinates.ts';
import { monthInWords } from '../../../../platform/dates/dates.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { monthCalendar } from '../../pdf/month-calendar.ts';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import { almanacDaysMessages } from '../../../../messages.generated/almanac-days.ts';
import { frameMessages } from '../../../../messages.generated/frame.ts';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';

interface MonthSheet {
  month: PanchangMonthDocument;
  place: string;
}

/**
 * The panchang of a month as a wall calendar: for each day, tithi and nakshatra at sunrise,
 * sunrise, festivals and eclipses.
 */
export function monthSheet(
  { month, place }: MonthSheet,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const { place: point, days, lunarMonths, notices } = month;
  const { pdf, monthly } = panchangMessages[language];
  const [first] = days;
  const name = first ? monthInWords(first.date, language) : '';
  const coordinates = coordinatesIn(frameMessages[language], point.latitude, point.longitude);
  return {
    author,
    language,
    missing,
    title: pdf.title({ date: name }),
    opening: [
      ...paragraph(`${pdf.note({ place, coordinates })} ${lunarMonths}`, 'quiet'),
      monthCalendar(month, monthly.calendar({ month: name }), language),
      ...notices.flatMap((notice) => paragraph(notice, 'quiet')),
      ...paragraph(almanacDaysMessages[language].sheet.note, 'quiet'),
    ],
    parts: [],
  };
}
