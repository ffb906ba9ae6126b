import {
  atSunrise,
  searchFromPanchang,
  type AlmanacYearParams,
  type Language,
  type PanchangMonth,
} from '@jyoti/contract';
import { dayAndMonth, monthAndYear } from '@jyoti/ui/dates';
import { EventList } from '@jyoti/ui/event-list';
import { timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { WallCalendar, type WallCalendarDay } from '@jyoti/ui/wall-calendar';
import { calendarDaysOf } from '../calendar-days.ts';
import { lunarMonthsOf } from '../lunar-months.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import * as styles from './wall-calendar.css.ts';
import {
  wallCalendarMessages,
  type WallCalendarMessages,
} from '../../../messages.generated/wall-calendar.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface MonthPageProps {
  params: AlmanacYearParams;
  month: PanchangMonth;
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

type Words = WallCalendarMessages;

function daysOf(month: PanchangMonth, words: Words, language: Language): WallCalendarDay[] {
  return calendarDaysOf(month, language).map((day, index) => {
    const sunrise = month.days[index]?.sun_rise ?? null;
    if (sunrise === null) return day;
    const times = timeWords(timeSpanMessages[language], language, {
      timeZone: month.settings.timezone,
      day: day.date,
      now: null,
    });
    return { ...day, note: words.sunrise({ time: times.at(sunrise) }) };
  });
}

/** One sheet of the wall calendar. */
export function MonthPage({ params, month, place, today }: MonthPageProps) {
  const words = useMessages(wallCalendarMessages);
  const language = useLanguage();
  const [first] = month.days;
  const title = first ? monthAndYear(language, first.date) : '';
  const days = daysOf(month, words, language);
  return (
    <>
      <WallCalendar
        title={title}
        subtitle={words.subtitle({
          place,
          months: lunarMonthsOf(month, words.adhika, language),
        })}
        days={days}
        current={today}
        hrefOf={(day) => `/panchang?${searchFromPanchang({ ...params, day, time: atSunrise })}`}
      />
      <NamesOfDots title={words.festivalsOf({ month: title })} days={days} />
    </>
  );
}

/** The festivals of a month by day, where the days of the calendar show them as dots. */
function NamesOfDots({ title, days }: { title: string; days: readonly WallCalendarDay[] }) {
  const language = useLanguage();
  return (
    <div data-print="hide" className={styles.narrowOnly}>
      <EventList
        label={title}
        items={days.flatMap(({ date, marks = [] }) =>
          marks.map(({ id, name, major }) => ({
            id: `${date} ${id}`,
            at: date,
            when: dayAndMonth(language, date, 'short'),
            title: major ? <strong>{name}</strong> : name,
          })),
        )}
      />
    </div>
  );
}
