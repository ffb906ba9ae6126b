import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './countdown.css.ts';
import { remainingUntil } from './countdown.logic.ts';
import { countdownStrings } from '../messages.generated/en/components/Countdown.ts';
import { useMinute } from '../shared/time/use-now.ts';

export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** When it ends: ISO 8601 with its offset ("2026-11-22T23:59:59+05:30"). */
  endsAt: string;
  /** The current instant: ISO 8601. Omitted: the visitor's clock, read once a minute, after the first render. */
  now?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The longest possible text; it is invisible and reserves the width. */
const LONGEST = { days: 99, hours: 23 };

/** The remaining days and hours; the end is announced once. It does not flash. */
export function Countdown({ endsAt, now, className, ...rest }: CountdownProps) {
  const strings = useStrings(countdownStrings);
  const minute = useMinute(now === undefined);
  const instant = now === undefined ? minute : Date.parse(now);
  const remaining = instant === null ? undefined : remainingUntil(endsAt, instant);

  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-part="countdown"
      data-state={remaining === undefined ? 'unknown' : remaining ? 'running' : 'ended'}
    >
      <span className={styles.measure} aria-hidden="true">
        {strings.endsIn(LONGEST)}
      </span>
      {remaining && (
        <span className={styles.cell} role="timer">
          <span aria-hidden="true">{strings.endsIn(remaining)}</span>
          <span className={visuallyHidden}>
            {remaining.days === 0 && remaining.hours === 0
              ? strings.lessThanHour
              : strings.spoken(remaining)}
          </span>
        </span>
      )}
      {/* Empty until the end, so that the end is announced and passing hours are not. */}
      <span className={styles.cell} role="status">
        {remaining === null && (
          <>
            <span aria-hidden="true">{strings.endsIn({ days: 0, hours: 0 })} · </span>
            {strings.ended}
          </>
        )}
      </span>
    </span>
  );
}
