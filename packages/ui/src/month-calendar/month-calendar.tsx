import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, MouseEvent, Ref } from 'react';
import { dayOfMonth, longDate, weekdayNames, weekdayOf } from '../dates/index.ts';
import { useLocale } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { moonMark } from '../shared/drawing/moon-fill.css.ts';
import * as styles from './month-calendar.css.ts';
import type { CalendarDay } from './month-calendar.types.ts';

export interface MonthCalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title: "November 2026". */
  title: string;
  /** The days in order, without gaps. */
  days: readonly CalendarDay[];
  /** The date that the page is about, `YYYY-MM-DD`. */
  current?: string;
  /** Makes each day a link. */
  hrefOf?: (date: string) => string;
  /** Called when a day is chosen. Without `hrefOf` each is a button. */
  onDayChoose?: (date: string, event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
}

/** A month calendar: seven columns at every width, each day with its tithi and events. */
export function MonthCalendar({
  title,
  days,
  current,
  hrefOf,
  onDayChoose,
  className,
  ...rest
}: MonthCalendarProps) {
  const locale = useLocale();
  const first = days[0];
  return (
    <div
      {...rest}
      role="group"
      aria-label={title}
      className={clsx(styles.root, className)}
      data-part="month-calendar"
    >
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayNames(locale, 'short').map((name, weekday) => (
          <span key={name} className={weekday === 0 ? styles.sunday : undefined}>
            {name}
          </span>
        ))}
      </div>
      <ol
        className={styles.days}
        style={{ [styles.firstColumn]: first ? weekdayOf(first.date) + 1 : 1 } as CSSProperties}
      >
        {days.map((day) => (
          <li
            key={day.date}
            className={clsx(styles.day, day.date === current && styles.currentDay)}
            aria-current={day.date === current ? 'date' : undefined}
          >
            <Day day={day} hrefOf={hrefOf} onDayChoose={onDayChoose} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type DayProps = Pick<MonthCalendarProps, 'hrefOf' | 'onDayChoose'> & { day: CalendarDay };

/** The content of a day, in a link, a button or neither. */
function Day({ day, hrefOf, onDayChoose }: DayProps) {
  const locale = useLocale();
  const { date, short, label, detail, moon, marks = [] } = day;
  const content = (
    <>
      <span className={styles.head}>
        <time dateTime={date} className={visuallyHidden}>
          {longDate(locale, date)},{' '}
        </time>
        <span
          aria-hidden="true"
          className={clsx(styles.number, weekdayOf(date) === 0 && styles.sunday)}
        >
          {dayOfMonth(date)}
        </span>
        {moon && <span aria-hidden="true" className={moonMark[moon]} />}
      </span>
      <span aria-hidden="true" className={styles.short}>
        {short}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail && (
          <span className={styles.detail}>
            <span className={visuallyHidden}>, </span>
            {detail}
          </span>
        )}
        {marks.map(({ id, name, major = false }) => (
          <span key={id} className={styles.mark({ major })} data-part="mark">
            <span className={visuallyHidden}>, </span>
            {name}
          </span>
        ))}
      </span>
      <span aria-hidden="true" className={styles.dots}>
        {marks.map(({ id, major = false }) => (
          <span key={id} className={styles.dot({ major })} />
        ))}
      </span>
    </>
  );
  const className = clsx(styles.inside, (hrefOf || onDayChoose) && styles.way);
  const choose = (event: MouseEvent) => onDayChoose?.(date, event);
  if (hrefOf) {
    return (
      <a href={hrefOf(date)} className={className} onClick={choose}>
        {content}
      </a>
    );
  }
  if (onDayChoose) {
    return (
      <button type="button" className={className} onClick={choose}>
        {content}
      </button>
    );
  }
  return <div className={className}>{content}</div>;
}
