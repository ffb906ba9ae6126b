import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocale } from '../i18n/index.ts';
import { weekdayNames, weekdayOf } from '../dates/index.ts';
import * as styles from './moon-calendar.css.ts';
import type { MoonDay } from './moon-calendar.logic.ts';
import { DayOfMoon } from './moon-day.tsx';
import { MoonTable } from './moon-table.tsx';

export interface MoonCalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title: "Moon in April 2025". */
  title: string;
  /** The days in order, without gaps: a month of either calendar. */
  days: readonly MoonDay[];
  /** The date that the page is about, `YYYY-MM-DD`. */
  current?: string;
  /**
   * `grid`: weeks of discs from 640 px of its own width, a list below. `table`: date, state, luminance and paksha in
   * columns.
   * @default "grid"
   */
  layout?: 'grid' | 'table';
  /** Hemisphere of the observer. @default "north" */
  hemisphere?: 'north' | 'south';
  /** Makes each day of the grid a link. */
  hrefOf?: (date: string) => string;
  /** Called when a day of the grid is chosen. Without `hrefOf` each is a button. */
  onDayChoose?: (date: string, event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The days of a month with the Moon of each. */
export function MoonCalendar({
  title,
  days,
  current,
  layout = 'grid',
  hemisphere,
  hrefOf,
  onDayChoose,
  className,
  ...rest
}: MoonCalendarProps) {
  const locale = useLocale();
  const first = days[0];
  return (
    <div
      {...rest}
      role="group"
      aria-label={title}
      className={clsx(styles.root, className)}
      data-part="moon-calendar"
    >
      {layout === 'table' || !first ? (
        <MoonTable title={title} days={days} current={current} hemisphere={hemisphere} />
      ) : (
        <>
          <div className={styles.weekdays} aria-hidden="true">
            {weekdayNames(locale, 'short').map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ol
            className={styles.days}
            style={{ [styles.firstColumn]: weekdayOf(first.date) + 1 } as CSSProperties}
          >
            {days.map((day, index) => (
              <li
                key={day.date}
                className={clsx(styles.day, day.date === current && styles.currentDay)}
                aria-current={day.date === current ? 'date' : undefined}
              >
                <DayOfMoon day={day} index={index} options={{ hrefOf, onDayChoose, hemisphere }} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
