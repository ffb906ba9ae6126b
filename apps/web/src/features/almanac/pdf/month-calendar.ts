import type { Language, PanchangMonth } from '@jyoti/contract';
import type { PdfCalendar, PdfCalendarDay } from '@jyoti/pdf';
import { dayOfMonth, weekdayNames, weekdayOf } from '@jyoti/ui/dates';
import { timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { calendarDaysOf } from '../calendar-days.ts';
import { almanacDaysMessages } from '../../../messages.generated/almanac-days.ts';

interface MonthCalendar {
  month: PanchangMonth;
  /** For screen readers. */
  caption: string;
  language: Language;
}

/**
 * A month as a wall calendar in a PDF: for each day, tithi and nakshatra at sunrise, sunrise, festivals and eclipses.
 */
export function monthCalendar({ month, caption, language }: MonthCalendar): PdfCalendar {
  const { timezone: timeZone } = month.settings;
  const [first] = month.days;
  const { sheet } = almanacDaysMessages[language];
  const days = calendarDaysOf(month, language).map(
    ({ date, label, detail, moon, marks = [] }, index): PdfCalendarDay => {
      const sunrise = month.days[index]?.sun_rise ?? null;
      const times = timeWords(timeSpanMessages[language], language, {
        timeZone,
        day: date,
        now: null,
      });
      return {
        day: String(dayOfMonth(date)),
        lines: [
          label,
          ...(detail ? [detail] : []),
          ...(sunrise === null ? [] : [sheet.sunriseAt({ time: times.at(sunrise) })]),
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
