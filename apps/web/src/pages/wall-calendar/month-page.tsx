import {
  atSunrise,
  searchFromPanchang,
  type AlmanacYearParams,
  type Language,
  type PanchangMonth,
} from '@jyoti/contract';
import { monthAndYear } from '@jyoti/ui/dates';
import { timeWords } from '@jyoti/ui/time-span';
import { WallCalendar, type WallCalendarDay } from '@jyoti/ui/wall-calendar';
import { calendarDaysOf } from '../../almanac/calendar-days.ts';
import { lunarMonthsOf } from '../../almanac/lunar-months.ts';
import { timeMessages } from '../../words/kit-messages.ts';
import { useLanguage } from '../../words/use-language.ts';
import type { en } from './words.en.ts';
import { useWallCalendarWords } from './words.ts';

interface MonthPageProps {
  params: AlmanacYearParams;
  month: PanchangMonth;
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

type Words = typeof en;

function daysOf(month: PanchangMonth, words: Words, language: Language): WallCalendarDay[] {
  return calendarDaysOf(month, words).map((day, index) => {
    const sunrise = month.days[index]?.sun_rise ?? null;
    if (sunrise === null) return day;
    const times = timeWords(timeMessages(language), {
      timeZone: month.settings.timezone,
      day: day.date,
      now: null,
    });
    return { ...day, note: words.sunrise(times.at(sunrise)) };
  });
}

/** One sheet of the wall calendar. */
export function MonthPage({ params, month, place, today }: MonthPageProps) {
  const words = useWallCalendarWords();
  const language = useLanguage();
  const [first] = month.days;
  return (
    <WallCalendar
      title={first ? monthAndYear(language, first.date) : ''}
      subtitle={words.subtitle(place, lunarMonthsOf(month, words.adhika).join(words.and))}
      days={daysOf(month, words, language)}
      current={today}
      hrefOf={(day) => `/panchang?${searchFromPanchang({ ...params, day, time: atSunrise })}`}
    />
  );
}
