import type { Language, PanchangMonthDocument } from '@jyoti/contract';
import type { PdfCalendar, PdfCalendarDay } from '@jyoti/pdf';
import { dayOfMonth, weekdayNames, weekdayOf } from '@jyoti/ui/dates';
import { calendarDay } from '../calendar-day.ts';

function pdfDay(day: PanchangMonthDocument['days'][number]): PdfCalendarDay {
  const { date, label, detail, note, moon, marks = [] } = calendarDay(day);
  return {
    day: String(dayOfMonth(date)),
    lines: [label, detail, note].filter((line) => line !== undefined),
    events: marks.map(({ name }) => name),
    marked: marks.some(({ major }) => major),
    ...(moon && { moon }),
  };
}

/** A month as a wall calendar in a PDF. @param caption for screen readers */
export function monthCalendar(
  { days }: PanchangMonthDocument,
  caption: string,
  language: Language,
): PdfCalendar {
  const [first] = days;
  return {
    type: 'calendar',
    caption,
    weekdays: weekdayNames(language, 'long'),
    offset: first ? weekdayOf(first.date) : 0,
    days: days.map(pdfDay),
  };
}
