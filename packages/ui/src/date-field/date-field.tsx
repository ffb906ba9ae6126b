import { clsx } from 'clsx';
import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react';
import { Button } from '../button/index.ts';
import { Field, fieldStyles, type FieldOptions } from '../field/index.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { CalendarIcon } from '../icons/index.ts';
import { Popover } from '../popover/index.ts';
import { dayFirst, FIRST_DAY, LAST_DAY } from './calendar.logic.ts';
import { Calendar } from './calendar.tsx';
import * as calendarStyles from './calendar.css.ts';
import { dateProblem, parseDate, pasteDate, typeDate } from './date-field.logic.ts';
import * as styles from './date-field.css.ts';
import { dateFieldStrings } from './date-field.strings.ts';

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

/** How the browser says that text came from elsewhere at once, rather than from a key. */
const FROM_ELSEWHERE = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/** The day of this device's clock, YYYY-MM-DD. */
function localToday(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/**
 * A date known by heart (of birth), typed day first into one box. It says by itself when the text is no date; that it is
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
  onBlur,
  disabled,
  readOnly,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const strings = useStrings(dateFieldStrings);
  const ownId = useId();
  const form = useFormContext();
  const [left, setLeft] = useState(false);
  // The clock is asked when the calendar opens: at render a server and a browser might disagree.
  const [opened, setOpened] = useState('');
  const dayRef = useRef<HTMLButtonElement>(null);
  const parsed = parseDate(value);
  const iso = 'iso' in parsed ? parsed.iso : null;

  const problem = dateProblem(value, left);
  const ownError = problem && (problem === 'format' ? strings.format : strings.notReal);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '' } = nativeEvent as InputEvent;
    const text = FROM_ELSEWHERE.includes(inputType)
      ? pasteDate(target.value)
      : typeDate(value, target.value);
    const read = parseDate(text);
    setLeft(false);
    onChange(text, 'iso' in read ? read.iso : null);
  };

  const choose = (day: string) => {
    onChange(dayFirst(day), day);
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
          <input
            placeholder={strings.pattern}
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            disabled={disabled}
            readOnly={readOnly}
            value={value}
            onChange={change}
            onBlur={(event) => {
              setLeft(true);
              onBlur?.(event);
            }}
            className={clsx(fieldStyles.control, styles.input, className)}
            data-part="date-field"
          />
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
