import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { dayOfMonth, longDate, weekdayNames, weekdayOf } from '../dates/index.ts';
import { useLocale } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { moonMark } from '../shared/drawing/moon-fill.css.ts';
import * as styles from './wall-calendar.css.ts';
import { weeksOf } from './wall-calendar.logic.ts';
import type { WallCalendarDay } from './wall-calendar.types.ts';

export interface WallCalendarProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'title'
> {
  /** Caption of the table: "November 2026". */
  title: string;
  /** Text beside the caption: the place, the lunar months. */
  subtitle?: ReactNode;
  /** The days in order, without gaps. */
  days: readonly WallCalendarDay[];
  /** Today, `YYYY-MM-DD`. It is not marked in print. */
  current?: string;
  /** Makes each day a link. */
  hrefOf?: (date: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/** A month as a wall calendar: a table with one large number a day. Printed, it fills one landscape sheet. */
export function WallCalendar({
  title,
  subtitle,
  days,
  current,
  hrefOf,
  className,
  ...rest
}: WallCalendarProps) {
  const locale = useLocale();
  const longNames = weekdayNames(locale, 'long');
  const weeks = weeksOf(days);
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="wall-calendar">
      <table className={styles.table} data-print="keep">
        <caption className={styles.caption}>
          <span className={styles.title}>{title}</span>{' '}
          {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
        </caption>
        <thead>
          <tr>
            {weekdayNames(locale, 'short').map((name, weekday) => (
              <th
                key={name}
                scope="col"
                className={clsx(styles.weekday, weekday === 0 && styles.sunday)}
              >
                <span aria-hidden="true" className={styles.shortName}>
                  {name}
                </span>
                <span className={styles.longName}>{longNames[weekday]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((day) => day !== null)?.date ?? row}>
              {week.map((day, weekday) =>
                day === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
                  <td key={weekday} className={clsx(styles.cell, styles.empty)} />
                ) : (
                  <td
                    key={day.date}
                    aria-current={day.date === current ? 'date' : undefined}
                    className={clsx(styles.cell, day.date === current && styles.today)}
                  >
                    <Day day={day} hrefOf={hrefOf} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = Pick<WallCalendarProps, 'hrefOf'> & { day: WallCalendarDay };

/** What a cell shows: its number and Moon, the tithi, what is on the day, two smaller facts. */
function Day({ day, hrefOf }: DayProps) {
  const locale = useLocale();
  const { date, short, label, detail, note, moon, marks = [] } = day;
  const isSunday = weekdayOf(date) === 0;
  const number = (
    <>
      <time dateTime={date} className={visuallyHidden}>
        {longDate(locale, date)}
      </time>
      <span aria-hidden="true">{dayOfMonth(date)}</span>
    </>
  );
  const numberClass = clsx(styles.number, isSunday && styles.sunday);
  return (
    <div className={styles.inside}>
      <div className={styles.head}>
        {hrefOf ? (
          <a href={hrefOf(date)} className={clsx(numberClass, styles.way)}>
            {number}
          </a>
        ) : (
          <span className={numberClass}>{number}</span>
        )}
        {moon && <span aria-hidden="true" className={moonMark[moon]} />}
      </div>
      <p className={styles.tithi}>
        <span aria-hidden="true" className={styles.short}>
          {short}
        </span>
        <span className={styles.words}>{label}</span>
      </p>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map(({ id, name, major = false }) => (
            <li key={id} className={styles.mark({ major })} data-part="mark">
              <span className={styles.words}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {(detail || note) && (
        <p className={styles.facts}>
          {detail && <span className={styles.fact}>{detail}</span>}
          {note && <span className={styles.fact}>{note}</span>}
        </p>
      )}
    </div>
  );
}
