import { clsx } from 'clsx';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';
import * as styles from './period-bar.css.ts';

export interface DateChoiceProps extends Omit<DateFieldProps, 'value' | 'onChange' | 'error'> {
  /** The civil date shown, YYYY-MM-DD. */
  value: string;
  /** Called with a date, YYYY-MM-DD, as soon as a whole one from `min` to `max` has been typed or chosen. */
  onValueChange: (date: string) => void;
  /** First date that can be chosen, YYYY-MM-DD. */
  min: string;
  /** Last date that can be chosen, YYYY-MM-DD. */
  max: string;
  /** What is wrong with a date before `min` or after `max`. */
  outOfRange: string;
}

const dayFirst = (date: string) => date.split('-').toReversed().join('/');

/** A date that takes effect at once, without a form. */
export function DateChoice({
  value,
  onValueChange,
  min,
  max,
  outOfRange,
  className,
  ...rest
}: DateChoiceProps) {
  const [typed, setTyped] = useState({ value, text: dayFirst(value), isOutside: false });
  // Another date has been chosen elsewhere: what was typed for the last one goes.
  const shown = typed.value === value ? typed : { value, text: dayFirst(value), isOutside: false };

  return (
    <DateField
      hint=""
      {...rest}
      className={clsx(styles.date, className)}
      value={shown.text}
      error={shown.isOutside ? outOfRange : undefined}
      min={min}
      max={max}
      onChange={(text, iso) => {
        const isOutside = iso !== null && (iso < min || iso > max);
        setTyped({ value, text, isOutside });
        if (iso !== null && iso !== value && !isOutside) onValueChange(iso);
      }}
    />
  );
}
