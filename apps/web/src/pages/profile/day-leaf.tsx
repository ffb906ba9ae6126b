import { useLocale } from '@jyoti/ui/i18n';
import * as styles from './profile.css.ts';

/** A day as a leaf of a wall calendar: for the eye alone, since the date stands in words beside it. */
export function DayLeaf({ date }: { date: string }) {
  const locale = useLocale();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.leafEdge}>{part({ month: 'short' })}</span>
      <span className={styles.leafDay}>{part({ day: 'numeric' })}</span>
      <span className={styles.leafEdge}>{part({ weekday: 'short' })}</span>
    </div>
  );
}
