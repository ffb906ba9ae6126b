import { CalendarPopover } from './calendar-popover.tsx';
import { DateBox, type DateBoxOptions } from './date-box.tsx';

/**
 * `value` is a date, `YYYY-MM-DD`; `null` while the text is not a date. It is submitted under `name` in the same
 * format. Half-typed text stays in the input and is a validity error.
 */
export interface DateFieldProps extends DateBoxOptions {
  /** Shows a button that opens a calendar. @default true */
  calendar?: boolean;
}

/**
 * A date that people remember (of birth), typed into one text input: arrow keys step day, month and
 * year, and paste, autofill and copy work as in any input. It reports by itself that the text is
 * not a date; the parent reports a missing date or one out of range through `error`.
 */
export function DateField({ calendar = true, ...props }: DateFieldProps) {
  const { label, disabled, readOnly, today, min, max } = props;
  return (
    <DateBox
      {...props}
      beside={({ value, choose }) =>
        calendar && (
          <CalendarPopover
            {...{ label, today, min, max }}
            disabled={disabled || readOnly}
            start={value}
            selected={value}
            onChoose={(iso) => {
              choose(iso);
              return true;
            }}
          />
        )
      }
    />
  );
}
