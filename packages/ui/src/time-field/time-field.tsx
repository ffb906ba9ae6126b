import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useStrings } from '../i18n/index.ts';
import { usePartChange } from '../shared/react/use-part-change.ts';
import { warnWrong } from '../shared/react/warn-wrong-data.ts';
import { Switch } from '../switch/index.ts';
import * as styles from './time-field.css.ts';
import {
  HOURS,
  HOURS_OF_TWELVE,
  isBegun,
  MINUTES,
  partsOfTime,
  timeOfParts,
  type Period,
  type TimeParts,
} from './time-field.logic.ts';
import { timeFieldStrings } from '../messages.generated/en/components/TimeField.ts';
import { TimePart } from './time-part.tsx';

type RootProps = Omit<
  HTMLAttributes<HTMLElement>,
  keyof FieldOptions | 'defaultValue' | 'children'
>;

/**
 * `value` is a time of day, `HH:mm:ss`, or `HH:mm` without seconds; `null` while a part is missing. It is submitted
 * under `name` in the same format. An incomplete time is a validity error even if the field is not required.
 */
export interface TimeFieldProps extends FieldOptions, ValueOptions<string>, RootProps {
  /** `h23`: 24 hours from 00; `h12`: 12 with AM and PM. @default "h23" */
  hourCycle?: 'h12' | 'h23';
  /** AM or PM before one is chosen, of a 12-hour clock. @default none */
  defaultPeriod?: Period;
  /** Includes seconds, preset to 00. @default true */
  seconds?: boolean;
  /** The time is unknown (controlled): its parts are disabled but keep their values; nothing is submitted. */
  unknown?: boolean;
  /** The same at first (uncontrolled). @default false */
  defaultUnknown?: boolean;
  /** Called when that is turned on or off. Without it and `defaultUnknown` there is no such switch. */
  onUnknownChange?: (unknown: boolean) => void;
  /** Text below the switch on what an unknown time means for the result. */
  unknownHint?: ReactNode;
  /** Ref to the select of the hour, for focus. `id` and `aria-*` are passed to the group. */
  ref?: Ref<HTMLSelectElement>;
}

/** A time of day, chosen part by part: hour, minute and second. */
export function TimeField({
  value: controlled,
  defaultValue,
  onValueChange,
  hourCycle = 'h23',
  defaultPeriod,
  seconds = true,
  unknown: unknownProp,
  defaultUnknown,
  onUnknownChange,
  unknownHint,
  ref,
  ...props
}: TimeFieldProps) {
  const strings = useStrings(timeFieldStrings);
  const [field, group] = splitFieldProps(props);
  const { disabled, required = false, optional = false } = field;
  const hourBox = useRef<HTMLSelectElement>(null);
  const refs = useComposedRefs(hourBox, ref);
  const [value, setValue] = useControllableState<string | null>({
    prop: controlled,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: 'TimeField',
  });
  warnWrong('TimeField', 'value', 'time', value);
  const [first] = useState(value);
  const [unknown, setUnknown] = useControllableState({
    prop: unknownProp,
    defaultProp: defaultUnknown ?? false,
    onChange: onUnknownChange,
    caller: 'TimeField',
  });
  const asksUnknown = onUnknownChange !== undefined || defaultUnknown !== undefined;

  // An incomplete time (06 without a minute) is not a value yet: its parts are kept here until the value changes.
  const [draft, setDraft] = useState<TimeParts | null>(null);
  const timeOf = (parts: TimeParts) => timeOfParts(parts, hourCycle, seconds);
  const nothing: TimeParts = { hour: '', minute: '', second: '00', period: defaultPeriod ?? '' };
  const ofValue = value === null ? nothing : (partsOfTime(value, hourCycle) ?? nothing);
  const chosen = draft !== null && timeOf(draft) === timeOf(ofValue) ? draft : ofValue;

  const change = usePartChange(chosen, (parts) => {
    setDraft(parts);
    setValue(timeOf(parts));
  });

  useFormReset(hourBox, () => {
    setDraft(null);
    setValue(defaultValue ?? first);
  });
  // In a required field an incomplete time counts as missing, which the parent reports.
  const isIncomplete = !required && !unknown && isBegun(chosen) && timeOf(chosen) === null;
  useValidity(hourBox, isIncomplete ? strings.incomplete : null);

  const parts = [
    {
      label: strings.hour,
      value: chosen.hour,
      options: hourCycle === 'h23' ? HOURS : HOURS_OF_TWELVE,
      onChange: (hour: string) => change({ hour }),
      ref: refs,
    },
    {
      label: strings.minute,
      value: chosen.minute,
      options: MINUTES,
      onChange: (minute: string) => change({ minute }),
    },
    seconds && {
      label: strings.second,
      value: chosen.second,
      options: MINUTES,
      onChange: (second: string) => change({ second }),
    },
    hourCycle === 'h12' && {
      label: strings.period,
      value: chosen.period,
      options: [
        ['am', strings.am],
        ['pm', strings.pm],
      ] as const,
      onChange: (period: string) => change({ period: period as Period | '' }),
    },
  ].filter((part) => part !== false);

  // An error marks the missing parts; if none is missing, it is about the time as a whole.
  const whole = parts.every((part) => part.value !== '');

  return (
    <Field
      {...group}
      {...field}
      group
      after={() =>
        asksUnknown && (
          <Switch
            label={strings.unknown}
            hint={unknownHint}
            checked={unknown}
            disabled={disabled}
            onValueChange={setUnknown}
          />
        )
      }
    >
      {(control) => (
        <>
          <div className={styles.parts} data-part="time-field">
            {parts.map((part) => (
              <TimePart
                key={part.label}
                {...part}
                invalid={control['aria-invalid'] && (whole || part.value === '')}
                required={required && !unknown}
                disabled={disabled || unknown}
                clearable={optional}
              />
            ))}
          </div>
          <SubmittedValue name={control.name} value={value} disabled={disabled || unknown} />
        </>
      )}
    </Field>
  );
}
