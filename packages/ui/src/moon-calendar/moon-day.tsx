import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useLocale, useStrings } from '../i18n/index.ts';
import { moonPakshaNames, moonStateNames } from '../moon-phase/index.ts';
import { dayOfMonth, longDate, monthName, weekdayNames, weekdayOf } from '../dates/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './moon-calendar.css.ts';
import { opensMonth, percent, type MoonDay } from './moon-calendar.logic.ts';
import { MoonDisc } from './moon-disc.tsx';

const isPrincipal = (state: string) => !state.includes('crescent') && !state.includes('gibbous');

/** The link or callback of a day, and the hemisphere of the observer. */
export interface DayOptions {
  hrefOf: ((date: string) => string) | undefined;
  onDayChoose: ((date: string, event: MouseEvent) => void) | undefined;
  hemisphere: 'north' | 'south' | undefined;
}

/** The content of a day, in a link, a button or neither. */
export function DayOfMoon({
  day,
  index,
  options,
}: {
  day: MoonDay;
  index: number;
  options: DayOptions;
}) {
  const locale = useLocale();
  const { hrefOf, onDayChoose, hemisphere } = options;
  const { date, state, illumination, paksha, marks = [] } = day;
  const content = (
    <>
      <span className={styles.date}>
        <time dateTime={date} className={visuallyHidden}>
          {longDate(locale, date)},{' '}
        </time>
        <span aria-hidden="true" className={styles.number}>
          {dayOfMonth(date)}
        </span>
        {opensMonth(date, index) && (
          <span aria-hidden="true" className={styles.month}>
            {monthName(locale, date, 'short')}{' '}
          </span>
        )}
        <span aria-hidden="true" className={styles.weekday}>
          {weekdayNames(locale, 'short')[weekdayOf(date)]}
        </span>
      </span>
      <span className={styles.disc}>
        <MoonDisc day={day} size={40} hemisphere={hemisphere} />
      </span>
      <span className={styles.words}>
        <span className={styles.state} data-principal={isPrincipal(state) || undefined}>
          {useStrings(moonStateNames)[state]}
          <span className={visuallyHidden}>, </span>
        </span>
        <span className={styles.light}>
          {percent(illumination)}, {useStrings(moonPakshaNames)[paksha]}
        </span>
        {marks.map(({ id, name }) => (
          <span key={id} className={styles.mark} data-part="mark">
            <span className={visuallyHidden}>, </span>
            {name}
          </span>
        ))}
      </span>
    </>
  );
  const className = clsx(styles.inside, (hrefOf || onDayChoose) && styles.way);
  if (hrefOf) {
    return (
      <a href={hrefOf(date)} className={className} onClick={(event) => onDayChoose?.(date, event)}>
        {content}
      </a>
    );
  }
  if (onDayChoose) {
    return (
      <button
        type="button"
        className={className}
        onClick={(event) => onDayChoose(date, event)}
        data-print="show"
      >
        {content}
      </button>
    );
  }
  return <div className={className}>{content}</div>;
}
