import { useLocale, useStrings } from '../i18n/index.ts';
import { dayOfMonth, monthName, weekdayName } from '../dates/index.ts';
import {
  MoonPhase,
  moonPakshaNames,
  moonStateNames,
  type MoonPaksha,
  type MoonState,
} from '../moon-phase/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import type { CalendarMark } from './almanac-day.tsx';
import * as styles from './moon-day.css.ts';

/** The Moon on a civil date. */
export interface MoonDayProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** Phase of the Moon that is drawn and named. */
  state: MoonState;
  /** Illuminated fraction of the disc, 0 to 1. */
  illumination: number;
  /** Half of the month, or the day that ends it. */
  paksha: MoonPaksha;
  /** Hemisphere of the observer. @default "north" */
  hemisphere?: 'north' | 'south' | undefined;
  /** What is observed on it. */
  marks?: readonly Omit<CalendarMark, 'major'>[];
  /** Names the month below the number. The Calendar sets it for the first day of all and of a month. */
  opensMonth?: boolean;
}

const isPrincipal = (state: MoonState) => !state.includes('crescent') && !state.includes('gibbous');

export const percent = (illumination: number) => `${Math.round(illumination * 100)}%`;

/** The disc of a day, decorative next to its text. */
export const Disc = ({
  state,
  illumination,
  paksha,
  hemisphere,
  size,
}: MoonDayProps & { size: number }) => (
  <MoonPhase
    {...{ state, illumination, hemisphere, size }}
    waxing={paksha === 'shukla' || paksha === 'purnima'}
    decorative
  />
);

/** A day of a Calendar with the Moon: its disc, state, light and paksha, and what is observed. For `layout="list"`. */
export function MoonDay(day: MoonDayProps) {
  const locale = useLocale();
  const { date, state, illumination, paksha, marks = [], opensMonth = false } = day;
  return (
    <span className={styles.inside}>
      <span className={styles.date} aria-hidden="true">
        <span className={styles.number}>{dayOfMonth(date)}</span>
        {opensMonth && <span className={styles.month}>{monthName(locale, date, 'short')} </span>}
        <span className={styles.weekday}>{weekdayName(locale, date, 'short')}</span>
      </span>
      <span className={styles.disc}>
        <Disc {...day} size={40} />
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
    </span>
  );
}
