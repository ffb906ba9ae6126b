import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import * as styles from './period-bar.css.ts';

export interface PeriodStepsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is changed: "Day". Names the group. */
  label: string;
  /** Names the arrow to the period before: "Previous day". */
  previousLabel: string;
  /** Names the arrow to the period after: "Next day". */
  nextLabel: string;
  /** `null` where there is none before: the arrow is disabled. */
  onPrevious: (() => void) | null;
  /** `null` where there is none after: the arrow is disabled. */
  onNext: (() => void) | null;
  /** The period shown, between the arrows; read out when it changes. Left out where a heading says it. */
  children?: ReactNode;
  /** The way back to the present period: a Button "Today". */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Arrows to the period before and after: days, weeks, months, years. */
export function PeriodSteps({
  label,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
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
          disabled={onPrevious === null}
          onClick={() => onPrevious?.()}
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
          disabled={onNext === null}
          onClick={() => onNext?.()}
        />
      </div>
      {action}
    </div>
  );
}
