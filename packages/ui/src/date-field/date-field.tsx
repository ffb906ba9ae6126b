import { clsx } from 'clsx';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { Button } from '../button/index.ts';
import { Field, fieldStyles, type FieldOptions } from '../field/index.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { Popover } from '../popover/index.ts';
import { longDate, monthName } from '../dates/index.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { dayFirst, FIRST_DAY, LAST_DAY, yearOf } from './calendar.logic.ts';
import { Calendar } from './calendar.tsx';
import * as calendarStyles from './calendar.css.ts';
import { dateProblem, parseDate } from './date-field.logic.ts';
import * as styles from './date-field.css.ts';
import { dateFieldStrings } from './date-field.strings.ts';
import { MONTH, numberIn, segmentsOf, YEAR, type Segment } from './segments.ts';
import { useDateText } from './use-date-text.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max'
>;

export interface DateFieldProps extends FieldOptions, InputProps {
  /** What the field holds, as typed: dd/mm/yyyy once it is whole. */
  value: string;
  /** Called with every change: the text, and the date as YYYY-MM-DD or null while it is none. */
  onChange: (text: string, iso: string | null) => void;
  /** A button beside the box that opens a month to choose a day from. @default true */
  calendar?: boolean;
  /** First day that the calendar offers, YYYY-MM-DD. What is typed is its owner's to check. @default "0001-01-01" */
  min?: string;
  /** Last day that the calendar offers, YYYY-MM-DD. @default "9999-12-31" */
  max?: string;
  /** The day marked as today, YYYY-MM-DD. @default the day of this device's clock */
  today?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The day of this device's clock, YYYY-MM-DD. */
function localToday(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** What of the pattern is still to be typed after a beginning: `mm/yyyy` after `15/`. */
function remaining(text: string, pattern: string): string {
  const segments = text === '' ? null : segmentsOf(text);
  if (!segments) return '';
  const letters = pattern.split('/').slice(segments.length);
  const own = segments.at(-1) === '' ? pattern.split('/')[segments.length - 1] : '';
  return [own, ...letters].join('/');
}

/**
 * A date known by heart (of birth), typed day first into one box: day, month and year are stepped by arrow keys, and the
 * box stays a text that is pasted into, filled in and copied from as any other. It says by itself when the text is no date; that it is
 * missing, too late or too early, is for the owner to say by `error`.
 */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  id,
  value,
  onChange,
  calendar = true,
  min = FIRST_DAY,
  max = LAST_DAY,
  today,
  onFocus,
  onBlur,
  onKeyDown,
  onCompositionEnd,
  disabled,
  readOnly,
  className,
  'aria-describedby': describedBy,
  ref,
  ...rest
}: DateFieldProps) {
  const strings = useStrings(dateFieldStrings);
  const locale = useLocale();
  const ownId = useId();
  const form = useFormContext();
  const [left, setLeft] = useState(false);
  const [said, setSaid] = useState('');
  // The clock is asked when the calendar opens: at render a server and a browser might disagree.
  const [opened, setOpened] = useState('');
  const dayRef = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(box, ref), [ref]);
  const parsed = parseDate(value);
  const iso = 'iso' in parsed ? parsed.iso : null;

  const write = (text: string) => {
    const read = parseDate(text);
    setLeft(false);
    setSaid('');
    onChange(text, 'iso' in read ? read.iso : null);
  };

  // Typed into the HTML of a server before this script ran: it stands in the box, but nobody was told.
  const adopt = useEffectEvent(() => {
    if (box.current && box.current.value !== value) write(box.current.value);
  });
  useLayoutEffect(() => adopt(), []);

  /** What became of a step: the date in words, or the part while the date is not whole. */
  const say = (text: string, segment: Segment) => {
    const read = parseDate(text);
    const number = numberIn(text, segment) ?? 0;
    const month = `1970-${String(number).padStart(2, '0')}-01`;
    if ('iso' in read) setSaid(longDate(locale, read.iso));
    else if (segment === MONTH) setSaid(monthName(locale, month));
    else setSaid(segment === YEAR ? strings.sayYear(number) : strings.sayDay(number));
    // The box changes without an event of its own, so the form around it is told.
    if (name !== undefined) form.edited(name);
  };

  const { change, press, focus, finish, leave, isUnfinished } = useDateText({
    value,
    write,
    onStep: say,
    years: () => ({
      first: yearOf(min),
      last: yearOf(max),
      current: yearOf(today ?? localToday()),
    }),
    isFixed: disabled === true || readOnly === true,
  });

  const problem = isUnfinished ? null : dateProblem(value, left);
  const ownError = problem && (problem === 'format' ? strings.format : strings.notReal);

  const choose = (day: string) => {
    write(dayFirst(day));
    // The box changes without an event of its own, so the form around it is told.
    if (name !== undefined) form.edited(name);
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint ?? strings.hint}
      error={ownError ?? error}
      name={name}
      required={required}
      optional={optional}
      controlId={id ?? ownId}
      describedBy={describedBy}
    >
      {(control) => (
        <div className={styles.row}>
          <span className={styles.box}>
            <input
              placeholder={strings.pattern}
              autoComplete="off"
              {...rest}
              {...control}
              ref={refs}
              type="text"
              inputMode="numeric"
              disabled={disabled}
              readOnly={readOnly}
              value={value}
              onChange={change}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                press(event);
              }}
              onCompositionEnd={(event) => {
                finish();
                onCompositionEnd?.(event);
              }}
              onFocus={(event) => {
                focus(event);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                leave();
                setLeft(true);
                onBlur?.(event);
              }}
              className={clsx(fieldStyles.control, styles.input, className)}
              data-part="date-field"
            />
            <span className={styles.ghost} data-typed={value} aria-hidden="true">
              {remaining(value, strings.pattern)}
            </span>
            <span aria-live="polite" className={visuallyHidden}>
              {said}
            </span>
          </span>
          {calendar && (
            <Popover
              label={strings.calendar(label)}
              align="end"
              initialFocus={dayRef}
              className={calendarStyles.popover}
              onOpenChange={(open) => open && setOpened(today ?? localToday())}
              trigger={
                <Button
                  size="small"
                  className={styles.open}
                  aria-label={strings.calendar(label)}
                  disabled={disabled || readOnly}
                >
                  <CalendarIcon />
                </Button>
              }
            >
              <Calendar
                start={iso ?? opened}
                selected={iso}
                today={opened}
                min={min}
                max={max}
                onChoose={choose}
                dayRef={dayRef}
              />
            </Popover>
          )}
        </div>
      )}
    </Field>
  );
}
