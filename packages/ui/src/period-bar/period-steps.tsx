import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as styles from './period-bar.css.ts';

export interface PeriodStepsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the group: "Day". */
  label: string;
  /** Label of the arrow to the previous period: "Previous day". */
  previousLabel: string;
  /** Label of the arrow to the next period: "Next day". */
  nextLabel: string;
  /** A date in the previous period, YYYY-MM-DD. `null` if there is none: the arrow is disabled. */
  previous: string | null;
  /** A date in the next period, YYYY-MM-DD. `null` if there is none: the arrow is disabled. */
  next: string | null;
  /** Called with `previous` or `next`. */
  onValueChange: (date: string) => void;
  /**
   * The current period, between the arrows; announced when it changes. Omit if a heading shows it.
   */
  children?: ReactNode;
  /** A Button that returns to the current period: "Today". */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Arrows to the previous and next period: days, weeks, months, years. */
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
