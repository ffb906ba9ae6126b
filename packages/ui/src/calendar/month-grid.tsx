import { clsx } from 'clsx';
import { useState, type ComponentType, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { dayOfMonth, firstWeekday, longDate, weekdayNames } from '../dates/index.ts';
import { useLocale } from '../i18n/index.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { dayByKey, LAST_DAY, orderedRange, weeksOf, type DateRange } from './calendar.logic.ts';
import * as styles from './month-grid.css.ts';

/** What a cell renders: the facts of its day, and whether it is the first one shown or the first of a month. */
export type CellProps<Day> = Day & {
  /** Whether it is the first day shown, or the first of a month. */
  opensMonth?: boolean;
};

/** What a Calendar and the calendar of a date field share. */
export interface GridOptions<Day extends { date: string }> {
  /** The days in order, without gaps. */
  days: readonly NoInfer<Day>[];
  /** Renders the content of a day, next to its date in full for screen readers. @default the number of the day */
  cell?: ComponentType<CellProps<Day>> | undefined;
  /** The date that the page is about, or today, `YYYY-MM-DD`. */
  current?: string | undefined;
  /** The chosen day, `YYYY-MM-DD`, or range of days. */
  selected?: string | DateRange | null | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Makes each day a link. */
  hrefOf?: ((date: string) => string) | undefined;
  /**
   * Called when a day is chosen. Without `hrefOf` the days are buttons in a grid with one tab stop and arrow keys.
   */
  onDayChoose?: ((date: string, event: MouseEvent) => void) | undefined;
}

/** The look of days that are numbers to choose. */
export const picker = {
  weekdays: styles.pickWeekdays,
  cell: styles.pickCell,
  day: styles.pickDay,
};

type Part = 'grid' | 'weekdays' | 'days' | 'week' | 'cell' | 'current' | 'day';

interface MonthGridProps<Day extends { date: string }> extends GridOptions<Day> {
  label?: string;
  labelledBy?: string;
  /** The day with keyboard focus, and where the keys move it. */
  focused: string;
  onMove: (date: string) => void;
  /** Set to the button of that day. */
  dayRef?: Ref<HTMLButtonElement>;
  classes: Partial<Record<Part, string>>;
}

/**
 * The weeks of some days, below the names of their weekdays, in the order of the locale. Days that are buttons form a grid with
 * the keys of the WAI-ARIA date grid, others a table.
 */
export function MonthGrid<Day extends { date: string }>({
  label,
  labelledBy,
  days,
  cell: Cell,
  current,
  selected,
  min = '',
  max = LAST_DAY,
  hrefOf,
  onDayChoose,
  focused,
  onMove,
  dayRef,
  classes,
}: MonthGridProps<Day>) {
  const locale = useLocale();
  const [direction, readDirection] = useDirection();
  const [pointed, setPointed] = useState<string | null>(null);
  const firstDay = firstWeekday(locale);
  const isGrid = onDayChoose !== undefined && !hrefOf;
  const range = typeof selected === 'string' ? { start: selected, end: selected } : selected;
  // While the last day of a range is missing, the range up to the pointer or the focus is shown.
  const isBegun = range?.start && !range.end;
  const last = isBegun ? (pointed ?? focused) : (range?.end ?? null);
  const [start, end] = orderedRange(range?.start ?? last, last);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(event, focused, direction, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    const { currentTarget } = event;
    const grid = currentTarget.closest('[role="grid"]');
    // The day is rendered before it receives focus.
    flushSync(() => {
      setPointed(null);
      onMove(next);
    });
    grid?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };

  const contentOf = (day: Day, opensMonth: boolean) =>
    Cell ? (
      <>
        <span className={visuallyHidden}>
          <time dateTime={day.date}>{longDate(locale, day.date)}</time>,{' '}
        </span>
        <Cell {...day} opensMonth={opensMonth} />
      </>
    ) : (
      dayOfMonth(day.date)
    );

  const dayOf = (day: Day, opensMonth: boolean) => {
    const { date } = day;
    const shared = {
      className: clsx(styles.day, classes.day),
      'aria-label': Cell ? undefined : longDate(locale, date),
    };
    const content = contentOf(day, opensMonth);
    if (hrefOf)
      return (
        <a {...shared} href={hrefOf(date)} onClick={(event) => onDayChoose?.(date, event)}>
          {content}
        </a>
      );
    if (!onDayChoose) return <div className={shared.className}>{content}</div>;
    const isOutside = date < min || date > max;
    return (
      <button
        {...shared}
        ref={date === focused ? dayRef : undefined}
        type="button"
        tabIndex={date === focused ? 0 : -1}
        aria-current={date === current ? 'date' : undefined}
        aria-disabled={isOutside || undefined}
        data-print="show"
        onKeyDown={press}
        onFocus={() => date !== focused && onMove(date)}
        onPointerEnter={isBegun ? () => setPointed(date) : undefined}
        onClick={(event) => !isOutside && onDayChoose(date, event)}
      >
        {content}
      </button>
    );
  };

  return (
    <div
      ref={readDirection}
      role={isGrid ? 'grid' : 'table'}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={clsx(styles.grid, classes.grid)}
      onPointerLeave={() => setPointed(null)}
    >
      <div role="row" className={clsx(styles.week, classes.weekdays)}>
        {Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7).map((weekday) => (
          <div
            key={weekday}
            role="columnheader"
            aria-label={weekdayNames(locale, 'long')[weekday]}
            className={clsx(styles.weekday, weekday === 0 && styles.sunday)}
          >
            <span className={styles.shortName}>{weekdayNames(locale, 'short')[weekday]}</span>
            <span className={styles.longName}>{weekdayNames(locale, 'long')[weekday]}</span>
          </div>
        ))}
      </div>
      <div role="rowgroup" className={classes.days}>
        {weeksOf(days, firstDay).map((week) => (
          <div
            key={week.find((day) => day !== null)?.date}
            role="row"
            className={clsx(styles.week, classes.week)}
          >
            {week.map((day, index) => {
              const isCurrent = day !== null && day.date === current;
              const isSelected =
                day !== null && start !== null && start <= day.date && day.date <= end;
              return (
                <div
                  key={(firstDay + index) % 7}
                  role={isGrid ? 'gridcell' : 'cell'}
                  aria-current={isCurrent && !isGrid ? 'date' : undefined}
                  aria-selected={isGrid && day ? isSelected : undefined}
                  data-end={isSelected && (day.date === start || day.date === end) ? '' : undefined}
                  className={clsx(styles.cell, classes.cell, isCurrent && classes.current)}
                >
                  {day && dayOf(day, day === days[0] || day.date.endsWith('-01'))}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
