import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as styles from './period-bar.css.ts';

export interface PeriodStepsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the group: "Day". */
  label: string;
  /** Names the arrow to the period before: "Previous day". */
  previousLabel: string;
  /** Names the arrow to the period after: "Next day". */
  nextLabel: string;
  /** A date in the period before, YYYY-MM-DD. `null` where there is none: the arrow is disabled. */
  previous: string | null;
  /** A date in the period after, YYYY-MM-DD. `null` where there is none: the arrow is disabled. */
  next: string | null;
  /** Called with `previous` or `next`. */
  onValueChange: (date: string) => void;
  /** The period shown, between the arrows; read out when it changes. Leave out if a heading shows it. */
  children?: ReactNode;
  /** A Button that returns to the current period: "Today". */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Arrows to the period before and after: days, weeks, months, years. */
export function PeriodSteps({
  label,
  previousLabel,
  nextLabel,
  previous,
  next,
  onValueChange,
  action,
  className,
  children,
  ...rest
}: PeriodStepsProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.steps, className)}
      data-part="period-steps"
    >
      <div className={styles.arrows}>
        <IconButton
          variant="outlined"
          label={previousLabel}
          icon={<ChevronLeftIcon size={24} />}
          disabled={previous === null}
          onClick={() => previous !== null && onValueChange(previous)}
        />
        {children !== undefined && (
          <p className={styles.period} aria-live="polite">
            {children}
          </p>
        )}
        <IconButton
          variant="outlined"
          label={nextLabel}
          icon={<ChevronRightIcon size={24} />}
          disabled={next === null}
          onClick={() => next !== null && onValueChange(next)}
        />
      </div>
      {action}
    </div>
  );
}
