import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { dayOfMonth, monthAndYear, monthName, weekdayName } from '../dates/index.ts';
import { useLocale } from '../i18n/index.ts';
import * as styles from './date-leaf.css.ts';

export interface DateLeafProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The civil date, YYYY-MM-DD. */
  date: string;
  ref?: Ref<HTMLDivElement>;
}

/** A date as a leaf of a wall calendar. Hidden from assistive technology: put text with the full date next to it. */
export function DateLeaf({ date, className, ...rest }: DateLeafProps) {
  const locale = useLocale();
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={clsx(styles.leaf, className)}
      data-part="date-leaf"
    >
      <span className={styles.edge}>{monthName(locale, date, 'short')}</span>
      <span className={styles.day}>{dayOfMonth(date)}</span>
      <span className={styles.edge}>{weekdayName(locale, date, 'short')}</span>
    </div>
  );
}

export interface DateLineProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
  /** The civil date, YYYY-MM-DD. */
  date: string;
  ref?: Ref<HTMLTimeElement>;
}

/** A date in full for a row of a list: a large day of the month, with weekday, month and year next to it. */
export function DateLine({ date, className, ...rest }: DateLineProps) {
  const locale = useLocale();
  return (
    <time {...rest} dateTime={date} className={clsx(styles.line, className)} data-part="date-line">
      <span className={styles.number}>{dayOfMonth(date)}</span>{' '}
      <span>
        <span className={styles.weekday}>{weekdayName(locale, date)}</span>{' '}
        <span className={styles.month}>{monthAndYear(locale, date)}</span>
      </span>
    </time>
  );
}
