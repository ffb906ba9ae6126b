import {
  atSunrise,
  searchFromPanchang,
  type AlmanacYearParams,
  type PanchangMonthDocument,
} from '@jyoti/contract';
import { AlmanacDay, Calendar, type AlmanacDayProps } from '@jyoti/ui/calendar';
import { dayAndMonth, monthAndYear } from '@jyoti/ui/dates';
import { List, ListItem } from '@jyoti/ui/list';
import { calendarDay } from '../calendar-day.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import * as styles from './wall-calendar.css.ts';
import { wallCalendarMessages } from '../../../messages.generated/wall-calendar.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface MonthPageProps {
  params: AlmanacYearParams;
  month: PanchangMonthDocument;
  /** What the place is called. */
  place: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** One sheet of the wall calendar. */
export function MonthPage({ params, month, place, today }: MonthPageProps) {
  const words = useMessages(wallCalendarMessages);
  const language = useLanguage();
  const [first] = month.days;
  const title = first ? monthAndYear(language, first.date) : '';
  const days = month.days.map(calendarDay);
  return (
    <>
      <Calendar
        cell={AlmanacDay}
        layout="sheet"
        title={title}
        subtitle={words.subtitle({ place, months: month.lunarMonths })}
        days={days}
        current={today}
        hrefOf={(day) => `/panchang?${searchFromPanchang({ ...params, day, time: atSunrise })}`}
      />
      <NamesOfDots title={words.festivalsOf({ month: title })} days={days} />
    </>
  );
}

/** The festivals of a month by day, where the days of the calendar show them as dots. */
function NamesOfDots({ title, days }: { title: string; days: readonly AlmanacDayProps[] }) {
  const language = useLanguage();
  return (
    <div data-print="hide" className={styles.narrowOnly}>
      <List ordered variant="divided" aria-label={title}>
        {days.flatMap(({ date, marks = [] }) =>
          marks.map(({ id, name, major }) => (
            <ListItem
              key={`${date} ${id}`}
              leading={<time dateTime={date}>{dayAndMonth(language, date, 'short')}</time>}
            >
              {major ? <strong>{name}</strong> : name}
            </ListItem>
          )),
        )}
      </List>
    </div>
  );
}
