import type { PanchangMonth, PanchangMonthDay, Language } from '@jyoti/contract';
import type { PdfCalendarDay, PdfDocument } from '@jyoti/pdf';
import { dayOfMonth, weekdayNames, weekdayOf } from '@jyoti/ui/dates';
import { timeOfDay } from '@jyoti/ui/time-span';
import { monthInWords } from '../../../reading/dates.ts';
import { calendarDaysOf } from '../../../almanac/calendar-days.ts';
import { clockAt } from '../moments.ts';
import type { en } from '../words.en.ts';
import { timeMessages } from '../../../words/kit-messages.ts';

interface MonthSheet {
  month: PanchangMonth;
  place: string;
  words: typeof en;
  language: Language;
}

/** The lunar months that overlap a civil month, in order. */
function lunarMonths(days: readonly PanchangMonthDay[], { facts }: typeof en): string {
  const names = days.map(({ masa }) => (masa.adhika ? facts.adhika(masa.amanta) : masa.amanta));
  return [...new Set(names)].join(', ');
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
  const { timezone } = month.settings;
  const [first] = month.days;
  const name = first ? monthInWords(first.date, language) : '';
  const days = calendarDaysOf(month, words).map(
    ({ date, label, detail, moon, marks = [] }, index): PdfCalendarDay => {
      const sunrise = month.days[index]?.sun_rise ?? null;
      return {
        day: String(dayOfMonth(date)),
        lines: [
          label,
          ...(detail ? [detail] : []),
          ...(sunrise
            ? [pdf.sunriseAt(timeOfDay(timeMessages(language), clockAt(sunrise, timezone).time))]
            : []),
        ],
        events: marks.map((mark) => mark.name),
        marked: marks.some(({ major }) => major),
        ...(moon && { moon }),
      };
    },
  );
  return {
    author,
    language: tag,
    missing,
    title: pdf.title(name),
    opening: [
      {
        type: 'paragraph',
        look: 'quiet',
        text: `${pdf.note(place, result.coordinates(latitude, longitude))} ${facts.month}: ${lunarMonths(month.days, words)}.`,
      },
      {
        type: 'calendar',
        caption: monthly.calendar(name),
        weekdays: weekdayNames(language, 'long'),
        offset: first ? weekdayOf(first.date) : 0,
        days,
      },
      ...month.notices.map((text) => ({
        type: 'paragraph' as const,
        text,
        look: 'quiet' as const,
      })),
      { type: 'paragraph', look: 'quiet', text: pdf.monthNote },
    ],
    parts: [],
  };
}
