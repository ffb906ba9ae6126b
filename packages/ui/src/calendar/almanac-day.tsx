import { clsx } from 'clsx';
import { dayOfMonth, weekdayOf } from '../dates/index.ts';
import { MoonPhase } from '../moon-phase/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './almanac-day.css.ts';

/** An event of a day: a festival, a fast, an eclipse. */
export interface CalendarMark {
  /** Unique on its day. */
  id: string;
  /** What is observed: "Diwali". */
  name: string;
  /** Whether it is a major one: larger text and a filled dot. @default false */
  major?: boolean;
}

/** A civil date of an almanac. */
export interface AlmanacDayProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** Short, small text for narrow days: the number of the tithi, "S 9". */
  short: string;
  /** The same in words: "Shukla Navami". Shown where there is room, otherwise for screen readers only. */
  label: string;
  /** A second fact, shown where there is room: the nakshatra. */
  detail?: string;
  /** A third fact, shown on a sheet: "Sunrise 6:32 am". */
  note?: string;
  /** Shows the full or new Moon next to the number. */
  moon?: 'new' | 'full';
  /** What is observed on it. @default none */
  marks?: readonly CalendarMark[];
}

const comma = <span className={visuallyHidden}>, </span>;

/** A day of a Calendar: its number and Moon, the tithi, what is on it, and smaller facts. */
export function AlmanacDay({
  date,
  short,
  label,
  detail,
  note,
  moon,
  marks = [],
}: AlmanacDayProps) {
  return (
    <span className={styles.inside}>
      <span className={styles.head} aria-hidden="true">
        <span className={clsx(styles.number, weekdayOf(date) === 0 && styles.sunday)}>
          {dayOfMonth(date)}
        </span>
        {moon && (
          <MoonPhase
            illumination={moon === 'full' ? 1 : 0}
            waxing={moon === 'full'}
            size="0.75rem"
            decorative
          />
        )}
      </span>
      <span aria-hidden="true" className={styles.short}>
        {short}
      </span>
      <span className={clsx(styles.words, styles.label)}>{label}</span>
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map(({ id, name, major = false }) => (
            <span key={id} className={styles.mark({ major })} data-part="mark">
              <span className={styles.words}>
                {comma}
                {name}
              </span>
            </span>
          ))}
        </span>
      )}
      {detail && (
        <span className={clsx(styles.words, styles.detail)}>
          {comma}
          {detail}
        </span>
      )}
      {note && (
        <span className={clsx(styles.note, styles.detail)}>
          <span className={styles.words}>
            {comma}
            {note}
          </span>
        </span>
      )}
    </span>
  );
}
