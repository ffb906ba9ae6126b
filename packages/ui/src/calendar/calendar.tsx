import { clsx } from 'clsx';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './calendar.css.ts';
import { withinDays } from './calendar.logic.ts';
import { MonthGrid, picker, type GridOptions } from './month-grid.tsx';

export interface CalendarProps<Day extends { date: string } = { date: string }>
  extends GridOptions<Day>, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** Accessible name, and the visible caption of a sheet: "November 2026". */
  title: string;
  /** Text below the caption of a sheet: the place, the lunar months. */
  subtitle?: ReactNode;
  /**
   * `grid`: seven columns at every width; `list`: a list of days below 640 px of its own width; `sheet`: a grid with a caption,
   * which is printed on a landscape sheet of its own.
   * @default "grid"
   */
  layout?: 'grid' | 'list' | 'sheet';
  ref?: Ref<HTMLDivElement>;
}

const box = { days: styles.box, week: styles.boxWeek, cell: clsx(styles.boxCell, styles.chosen) };
const classes = {
  grid: box,
  sheet: { ...box, grid: styles.sheetGrid },
  list: {
    weekdays: styles.listWeekdays,
    days: styles.list,
    week: styles.listWeek,
    cell: clsx(styles.listCell, styles.chosen),
  },
};

/** The days of a month in their weeks. `cell` renders what a day shows. Dates are civil, without time zone. */
export function Calendar<Day extends { date: string } = { date: string }>({
  title,
  subtitle,
  layout = 'grid',
  days,
  cell,
  current,
  selected,
  min,
  max,
  hrefOf,
  onDayChoose,
  className,
  ...rest
}: CalendarProps<Day>) {
  const captionId = useId();
  const [moved, setMoved] = useState<string | null>(null);
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const initial = typeof selected === 'string' ? selected : (selected?.start ?? current ?? first);
  const within = (date: string) => withinDays(date, first, last);
  const isSheet = layout === 'sheet';

  return (
    <div
      {...rest}
      className={clsx(isSheet && styles.sheet, className)}
      data-part="calendar"
      data-print={isSheet ? 'keep' : undefined}
    >
      {isSheet && (
        <div id={captionId} className={styles.caption}>
          <span className={styles.title}>{title}</span>{' '}
          {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
        </div>
      )}
      <MonthGrid
        {...(isSheet ? { labelledBy: captionId } : { label: title })}
        {...{ days, cell, current, selected, min, max, hrefOf, onDayChoose }}
        focused={within(moved ?? initial)}
        onMove={(date) => setMoved(within(date))}
        classes={cell ? { ...classes[layout], current: styles.current } : picker}
      />
    </div>
  );
}
