import type { Language, PanchangMonth } from '@jyoti/contract';
import type { PdfCalendar, PdfCalendarDay } from '@jyoti/pdf';
import { dayOfMonth, weekdayNames, weekdayOf } from '@jyoti/ui/dates';
import { timeWords } from '@jyoti/ui/time-span';
import { timeMessages } from '../../words/kit-messages.ts';
import { calendarDaysOf } from '../calendar-days.ts';
import type { SheetWords } from '../sheet-words.en.ts';
import type { TithiWords } from '../tithi-words.en.ts';

interface MonthCalendar {
  month: PanchangMonth;
  /** For screen readers. */
  caption: string;
  words: { tithi: TithiWords; sheet: SheetWords };
  language: Language;
}

/**
 * A month as a wall calendar in a PDF: for each day, tithi and nakshatra at sunrise, sunrise, festivals and eclipses.
 */
export function monthCalendar({ month, caption, words, language }: MonthCalendar): PdfCalendar {
  const { timezone: timeZone } = month.settings;
  const [first] = month.days;
  const days = calendarDaysOf(month, words).map(
    ({ date, label, detail, moon, marks = [] }, index): PdfCalendarDay => {
      const sunrise = month.days[index]?.sun_rise ?? null;
      const times = timeWords(timeMessages(language), { timeZone, day: date, now: null });
      return {
        day: String(dayOfMonth(date)),
        lines: [
          label,
          ...(detail ? [detail] : []),
          ...(sunrise === null ? [] : [words.sheet.sunriseAt(times.at(sunrise))]),
        ],
        events: marks.map(({ name }) => name),
        marked: marks.some(({ major }) => major),
        ...(moon && { moon }),
      };
    },
  );
  return {
    type: 'calendar',
    caption,
    weekdays: weekdayNames(language, 'long'),
    offset: first ? weekdayOf(first.date) : 0,
    days,
  };
}
