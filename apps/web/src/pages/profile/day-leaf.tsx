import { dayOfMonth, monthName, weekdayName } from '@jyoti/ui/dates';
import { useLanguage } from '@jyoti/ui/i18n';
import * as styles from './profile.css.ts';

/** A day as a leaf of a wall calendar: for the eye alone, since the date stands in words beside it. */
export function DayLeaf({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.leafEdge}>{monthName(language, date, 'short')}</span>
      <span className={styles.leafDay}>{dayOfMonth(date)}</span>
      <span className={styles.leafEdge}>{weekdayName(language, date, 'short')}</span>
    </div>
  );
}
