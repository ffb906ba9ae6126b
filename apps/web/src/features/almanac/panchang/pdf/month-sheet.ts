import type { PanchangMonthDocument } from '@jyoti/contract';
import type { PdfCalendarDay, PdfDocument } from '@jyoti/pdf';
import { dayOfMonth, weekdayNames, weekdayOf } from '@jyoti/ui/dates';
import { coordinatesIn } from '../../../../platform/words/coordinates.ts';
import { monthInWords } from '../../../../platform/dates/dates.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import { almanacDaysMessages } from '../../../../messages.generated/almanac-days.ts';
import { frameMessages } from '../../../../messages.generated/frame.ts';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';

interface MonthSheet {
  month: PanchangMonthDocument;
  place: string;
}

const calendarDay = ({
  date,
  tithi,
  tithiName,
  nakshatra,
  sunrise,
  observances,
}: PanchangMonthDocument['days'][number]): PdfCalendarDay => ({
  day: String(dayOfMonth(date)),
  lines: [tithiName, nakshatra, ...(sunrise === null ? [] : [sunrise])],
  events: observances.map(({ title }) => title),
  marked: observances.some(({ major }) => major),
  ...(tithi === 15 && { moon: 'full' as const }),
  ...(tithi === 30 && { moon: 'new' as const }),
});

/**
 * The panchang of a month as a wall calendar: for each day, tithi and nakshatra at sunrise,
 * sunrise, festivals and eclipses.
 */
export function monthSheet(
  { month: { place: point, days, lunarMonths, notices }, place }: MonthSheet,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
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
      {
        type: 'calendar',
        caption: monthly.calendar({ month: name }),
        weekdays: weekdayNames(language, 'long'),
        offset: first ? weekdayOf(first.date) : 0,
        days: days.map(calendarDay),
      },
      ...notices.flatMap((notice) => paragraph(notice, 'quiet')),
      ...paragraph(almanacDaysMessages[language].sheet.note, 'quiet'),
    ],
    parts: [],
  };
}
