import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';

export interface DateChoiceProps extends Omit<
  DateFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'error'
> {
  /** The date that is chosen, YYYY-MM-DD (controlled). */
  value?: string;
  /** The date that is chosen at first, YYYY-MM-DD (uncontrolled). @default none */
  defaultValue?: string;
  /** Called with a date, YYYY-MM-DD, as soon as a complete one from `min` to `max` has been typed or chosen. */
  onValueChange?: (date: string) => void;
  /** First date that can be chosen, YYYY-MM-DD. */
  min: string;
  /** Last date that can be chosen, YYYY-MM-DD. */
  max: string;
  /** Error for a date before `min` or after `max`. */
  outOfRange: string;
}

/** A date that takes effect immediately, without a form. */
export function DateChoice({
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  outOfRange,
  ...rest
}: DateChoiceProps) {
  const [value = null, setValue] = useControllableState<string | undefined>({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: (next) => next !== undefined && onValueChange?.(next),
    caller: 'DateChoice',
  });
  const [typed, setTyped] = useState({ value, date: value });
  // Another date was selected elsewhere, so the typed text is discarded.
  const date = typed.value === value ? typed.date : value;

  const isOutside = (day: string | null) => day !== null && (day < min || day > max);

  return (
    <DateField
      hint=""
      data-print="hide"
      {...rest}
      value={date}
      error={isOutside(date) ? outOfRange : undefined}
      min={min}
      max={max}
      onValueChange={(next) => {
        const isChoice = next !== null && !isOutside(next);
        setTyped({ value, date: isChoice ? value : next });
        if (isChoice) setValue(next);
      }}
    />
  );
}
