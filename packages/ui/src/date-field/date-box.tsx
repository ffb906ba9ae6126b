import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { FIRST_DAY, LAST_DAY, localToday, yearOf } from '../calendar/calendar.logic.ts';
import { civilDate, longDate, monthName } from '../dates/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useAfterPress } from '../field/hooks/use-after-press.ts';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { warnWrong } from '../shared/react/warn-wrong-data.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './date-field.css.ts';
import { dateFieldStrings } from '../messages.generated/en/components/DateField.ts';
import {
  dateOfShortYear,
  dateProblem,
  formatOf,
  numberIn,
  parseDate,
  placesIn,
  segmentsOf,
  writeDate,
  type DateFormat,
  type Segment,
} from './text/date-text.logic.ts';
import { useDateText } from './text/use-date-text.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'type' | 'inputMode' | 'min' | 'max'
>;

/** What a typed date takes, in a field of its own or as one end of a range. */
export interface DateBoxOptions extends FieldOptions, ValueOptions<string>, InputProps {
  /** The order in which the date is typed. @default that of the locale: mm/dd/yyyy in en-US */
  format?: DateFormat | undefined;
  /** First day that the calendar offers, YYYY-MM-DD. Typed dates are for the parent to check. @default "0001-01-01" */
  min?: string | undefined;
  /** Last day that the calendar offers, YYYY-MM-DD. @default "9999-12-31" */
  max?: string | undefined;
  /** The day marked as today, YYYY-MM-DD. @default the day of this device's clock */
  today?: string | undefined;
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

interface DateBoxProps extends DateBoxOptions {
  /** Why a complete date is not valid here, in one sentence; like a date that does not exist it is a validity error. */
  problem?: string | null;
  /** Whether an error of the group around it is about this date too. @default false */
  invalid?: boolean;
  /** Renders the button of a calendar beside the box. */
  beside?: (box: { value: string | null; choose: (iso: string) => void }) => ReactNode;
}

/** The rest of the pattern after a partial date: `mm/yyyy` after `15/`. */
function remaining(text: string, pattern: string, format: DateFormat): string {
  const segments = text === '' ? null : segmentsOf(text, format);
  if (!segments) return '';
  const letters = pattern.split('/').slice(segments.length);
  const own = segments.at(-1) === '' ? pattern.split('/')[segments.length - 1] : '';
  return [own, ...letters].join('/');
}

/** A date typed into one text input, with its label and messages. */
export function DateBox({
  value: controlled,
  defaultValue,
  onValueChange,
  format: ownFormat,
  problem = null,
  invalid = false,
  beside,
  min = FIRST_DAY,
  max = LAST_DAY,
  today,
  onChange,
  onBlur,
  onKeyDown,
  onKeyUp,
  onCompositionEnd,
  readOnly,
  ref,
  ...props
}: DateBoxProps) {
  const strings = useStrings(dateFieldStrings);
  const locale = useLocale();
  const localFormat = formatOf(locale);
  const format = ownFormat ?? localFormat;
  const pattern = strings.patterns[format];
  const [field, input] = splitFieldProps(props);
  const { name, disabled } = field;
  const form = useFormContext();
  const [left, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const [announcement, setAnnouncement] = useState('');
  // The clock is read when the calendar opens: at render, server and browser might disagree.
  const box = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(box, ref);
  const [value, setValue] = useControllableState<string | null>({
    prop: controlled,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: 'DateField',
  });
  warnWrong('DateField', 'value', 'date', value);
  const [first] = useState(value);

  // The text stays as typed until the value is another date.
  const [draft, setDraft] = useState<string | null>(null);
  const isoOf = (typed: string) => {
    const parsed = parseDate(typed, format);
    return 'iso' in parsed ? parsed.iso : null;
  };
  const text =
    draft !== null && isoOf(draft) === value
      ? draft
      : value === null
        ? ''
        : writeDate(value, format);

  const write = (next: string) => {
    setLeft(false);
    setAnnouncement('');
    setDraft(next);
    setValue(isoOf(next));
  };
  useEarlyInput(box, text, write);
  useFormReset(box, () => {
    setLeft(false);
    setAnnouncement('');
    setDraft(null);
    setValue(defaultValue ?? first);
  });

  /** Announces the result of a step: the date in words, or the part while the date is incomplete. */
  const announce = (stepped: string, segment: Segment) => {
    const iso = isoOf(stepped);
    const number = numberIn(stepped, segment) ?? 0;
    const places = placesIn(format);
    const month = `1970-${String(number).padStart(2, '0')}-01`;
    if (iso !== null) setAnnouncement(longDate(locale, iso));
    else if (segment === places.month) setAnnouncement(monthName(locale, month));
    else
      setAnnouncement(
        segment === places.year
          ? strings.sayYear({ year: number })
          : strings.sayDay({ day: number }),
      );
    // The input changes without an event, so the form is notified here.
    if (name !== undefined) form.edited(name);
  };

  const { change, press, selectFirst, finish, leave, isUnfinished } = useDateText({
    value: text,
    format,
    write,
    onStep: announce,
    years: () => ({
      first: yearOf(min),
      last: yearOf(max),
      current: yearOf(today ?? localToday()),
    }),
    isFixed: disabled === true || readOnly === true,
  });

  const sentenceOf = (typed: ReturnType<typeof dateProblem>) =>
    typed && (typed === 'format' ? strings.format({ pattern }) : strings.notReal);
  useValidity(box, sentenceOf(dateProblem(text, true, format)) ?? problem);
  const shownProblem = isUnfinished ? null : dateProblem(text, left, format);
  const ownError = isUnfinished ? null : (sentenceOf(shownProblem) ?? problem);
  const offered =
    left && shownProblem === 'format' && !disabled && !readOnly
      ? dateOfShortYear(text, format, { today: today ?? localToday(), min, max })
      : null;

  const choose = (day: string) => {
    write(writeDate(day, format));
    // The input changes without an event, so the form is notified here.
    if (name !== undefined) form.edited(name);
  };

  return (
    <Field
      {...field}
      hint={field.hint ?? strings.hint({ pattern, example: writeDate('1947-08-15', format) })}
      error={ownError ?? field.error}
      after={() =>
        offered && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              choose(offered);
              // The focused button is removed.
              box.current?.focus();
            }}
          >
            {strings.takeDate({ date: civilDate(locale, offered) })}
          </Button>
        )
      }
    >
      {({ name: _submitted, ...control }) => (
        <div className={styles.row}>
          <span className={styles.box}>
            <input
              placeholder={pattern}
              autoComplete="off"
              {...input}
              {...control}
              aria-invalid={control['aria-invalid'] || invalid}
              ref={refs}
              type="text"
              inputMode="numeric"
              readOnly={readOnly}
              value={text}
              onChange={composeEventHandlers(onChange, change)}
              onKeyDown={composeEventHandlers(onKeyDown, press)}
              onCompositionEnd={composeEventHandlers(onCompositionEnd, finish)}
              onKeyUp={composeEventHandlers(onKeyUp, selectFirst)}
              onBlur={composeEventHandlers(onBlur, () => {
                leave();
                afterPress(() => setLeft(true));
              })}
              className={clsx(fieldStyles.control, control.className, styles.input)}
              data-part="date-field"
            />
            <span className={styles.ghost} data-typed={text} aria-hidden="true">
              {remaining(text, pattern, format)}
            </span>
            <span aria-live="polite" className={visuallyHidden}>
              {announcement}
            </span>
          </span>
          {beside?.({ value, choose })}
          <SubmittedValue name={name} value={value} disabled={disabled} form={input.form} />
        </div>
      )}
    </Field>
  );
}
