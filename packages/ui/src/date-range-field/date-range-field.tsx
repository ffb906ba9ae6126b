import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useLayoutEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { orderedRange, type DateRange } from '../calendar/calendar.logic.ts';
import { CalendarPopover } from '../date-field/calendar-popover.tsx';
import { DateBox } from '../date-field/date-box.tsx';
import { formatOf, writeDate, type DateFormat } from '../date-field/text/date-text.logic.ts';
import { Field, type FieldOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { dateFieldStrings } from '../messages.generated/en/components/DateField.ts';
import { dateRangeFieldStrings } from '../messages.generated/en/components/DateRangeField.ts';
import * as styles from './date-range-field.css.ts';

type RootProps = Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldOptions | 'defaultValue' | 'children'
>;

/** A date of `value` is `null` while its text is not a date. Half-typed text stays, and is a validity error. */
export interface DateRangeFieldProps extends Omit<FieldOptions, 'name'>, RootProps {
  /** Controlled value. Without it the field is uncontrolled. */
  value?: DateRange;
  /** Initial value of an uncontrolled field; a form reset returns to it. @default no dates */
  defaultValue?: DateRange;
  /** Called with both dates when a user, or a reset of the form, changes one. */
  onValueChange?: (value: DateRange) => void;
  /** The name that the first date is submitted under, and by which a Form finds its error. */
  startName?: string;
  /** The same of the last date. */
  endName?: string;
  /** Label of the first date: "Arrival". @default "From" in the current language */
  startLabel?: string;
  /** Label of the last date: "Departure". @default "To" in the current language */
  endLabel?: string;
  /** The order in which a date is typed. @default that of the locale: mm/dd/yyyy in en-US */
  format?: DateFormat;
  /** First day that the calendar offers, YYYY-MM-DD. Typed dates are for the parent to check. @default "0001-01-01" */
  min?: string;
  /** Last day that the calendar offers, YYYY-MM-DD. @default "9999-12-31" */
  max?: string;
  /** The day marked as today, YYYY-MM-DD. @default the day of this device's clock */
  today?: string;
  /** Shows the dates without letting them be changed. @default false */
  readOnly?: boolean;
  /** Ref to the input of the first day. `id` and `aria-*` are passed to the group. */
  ref?: Ref<HTMLInputElement>;
}

const EMPTY: DateRange = { start: null, end: null };

/** From one day to another, typed into two inputs or chosen in one calendar. It reports a last day before the first. */
export function DateRangeField({
  value: controlled,
  defaultValue = EMPTY,
  onValueChange,
  startName,
  endName,
  startLabel,
  endLabel,
  format: ownFormat,
  min,
  max,
  today,
  readOnly = false,
  ref,
  ...props
}: DateRangeFieldProps) {
  const strings = useStrings(dateRangeFieldStrings);
  const dateStrings = useStrings(dateFieldStrings);
  const form = useFormContext();
  const locale = useLocale();
  const localFormat = formatOf(locale);
  const format = ownFormat ?? localFormat;
  const [field, group] = splitFieldProps(props);
  const { label, disabled, required } = field;
  const [range, setRange] = useControllableState({
    prop: controlled,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'DateRangeField',
  });
  /** The first day, while the last one is chosen in the calendar. */
  const [begun, setBegun] = useState<string | null>(null);
  // A reset of the form changes both dates before the next render.
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  }, [range]);
  const change = (part: Partial<DateRange>) => {
    latest.current = { ...latest.current, ...part };
    setRange(latest.current);
  };

  const choose = (iso: string) => {
    if (begun === null) {
      setBegun(iso);
      return false;
    }
    const [start, end] = orderedRange(begun, iso);
    change({ start, end });
    // The inputs change without an event, so the form is notified here.
    for (const name of [startName, endName]) if (name !== undefined) form.edited(name);
    return true;
  };

  const isReversed = range.start !== null && range.end !== null && range.end < range.start;
  const shared = { format, min, max, today, required, disabled, readOnly, hint: '' };

  return (
    <Field
      {...group}
      {...field}
      group
      hint={
        field.hint ??
        dateStrings.hint({
          pattern: dateStrings.patterns[format],
          example: writeDate('2026-11-24', format),
        })
      }
    >
      {(control) => (
        <div className={styles.dates} data-part="date-range-field">
          <DateBox
            {...shared}
            ref={ref}
            label={startLabel ?? strings.start}
            name={startName}
            value={range.start}
            onValueChange={(start) => change({ start })}
            invalid={control['aria-invalid']}
            className={styles.first}
          />
          <DateBox
            {...shared}
            label={endLabel ?? strings.end}
            name={endName}
            value={range.end}
            onValueChange={(end) => change({ end })}
            invalid={control['aria-invalid']}
            problem={isReversed ? strings.order : null}
            className={styles.last}
            beside={() => (
              <CalendarPopover
                {...{ label, today, min, max }}
                disabled={disabled || readOnly}
                start={range.start ?? range.end}
                selected={begun === null ? range : { start: begun, end: null }}
                onOpen={() => setBegun(null)}
                note={
                  <p aria-live="polite" className={styles.note}>
                    {begun === null ? strings.chooseFirst : strings.chooseLast}
                  </p>
                }
                onChoose={choose}
              />
            )}
          />
        </div>
      )}
    </Field>
  );
}
