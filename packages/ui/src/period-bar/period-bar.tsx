import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ToggleGroup } from '../toggle/index.ts';
import * as styles from './period-bar.css.ts';

export interface PeriodBarProps<Period extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the choice of lengths: "Period". */
  label: string;
  /** Two to five lengths: daily, weekly, monthly, yearly. */
  options: readonly {
    /** What `onValueChange` is called with. */
    value: Period;
    /** One word: "Week". */
    label: string;
  }[];
  /** The length that is chosen (controlled). */
  value?: NoInfer<Period>;
  /** The length that is chosen at first (uncontrolled). @default the first */
  defaultValue?: NoInfer<Period>;
  /** Called with the length that the user chooses. */
  onValueChange?: (value: NoInfer<Period>) => void;
  /** PeriodSteps: which day, week, month or year. */
  steps: ReactNode;
  /** A DateChoice, to jump to any date. */
  date?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Selects the period of a page: its length, the previous or next one, or any date. */
export function PeriodBar<Period extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  steps,
  date,
  className,
  ...rest
}: PeriodBarProps<Period>) {
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="period-bar">
      <div className={styles.bar}>
        <ToggleGroup
          label={label}
          options={options}
          value={value}
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          className={styles.periods}
          data-print="hide"
        />
        <div className={styles.middle}>{steps}</div>
        {date}
      </div>
    </div>
  );
}
