import { useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';

export interface DateChoiceProps extends Omit<
  DateFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'error'
> {
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

/** A date that takes effect at once, without a form. */
export function DateChoice({
  value,
  onValueChange,
  min,
  max,
  outOfRange,
  ...rest
}: DateChoiceProps) {
  const [chosen, setChosen] = useState({ value, date: value as string | null });
  // Another date has been chosen elsewhere: what was typed for the last one goes.
  const date = chosen.value === value ? chosen.date : value;

  const isOutside = (day: string | null) => day !== null && (day < min || day > max);

  return (
    <DateField
      hint=""
      {...rest}
      value={date}
      error={isOutside(date) ? outOfRange : undefined}
      min={min}
      max={max}
      onValueChange={(next) => {
        setChosen({ value, date: next });
        if (next !== null && next !== value && !isOutside(next)) onValueChange(next);
      }}
    />
  );
}
