import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import { useStrings } from '../i18n/index.ts';
import { usePartChange } from '../shared/use-part-change.ts';
import { Switch } from '../switch/index.ts';
import * as styles from './time-field.css.ts';
import {
  fromTwelve,
  HOURS,
  HOURS_OF_TWELVE,
  MINUTES,
  timeText,
  toTwelve,
  type Period,
  type TimeValue,
  type TwelveHour,
} from './time-field.logic.ts';
import { timeFieldStrings } from './time-field.strings.ts';
import { TimePart } from './time-part.tsx';

type RootProps = Omit<HTMLAttributes<HTMLElement>, keyof FieldOptions | 'onChange' | 'children'>;

export interface TimeFieldProps extends FieldOptions, RootProps {
  /** Two digits each, `''` where none is chosen; the hour is `00` to `23` in either cycle. Begin with `noTime`. */
  value: TimeValue;
  /** Called with every change: the parts, and `HH:mm:ss` or null while a part is missing. */
  onChange: (value: TimeValue, text: string | null) => void;
  /** 24 hours from 00, or 12 with AM and PM. @default 24 */
  cycle?: 12 | 24;
  /** Half of the day that stands there before one is chosen, of a 12-hour clock. @default none */
  defaultPeriod?: Period;
  /** Asks for the second too. @default true */
  seconds?: boolean;
  /** Nobody knows the time: its parts are out of reach, and keep what was chosen. @default false */
  unknown?: boolean;
  /** Called when that is turned on or off. Without it nobody is asked. */
  onUnknownChange?: (unknown: boolean) => void;
  /** What an unknown time means for the answer, said below the switch. */
  unknownHint?: ReactNode;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A time of day, chosen part by part: hour, minute and second, as a birth certificate gives it. */
export function TimeField({
  value,
  onChange,
  cycle = 24,
  defaultPeriod,
  seconds = true,
  unknown = false,
  onUnknownChange,
  unknownHint,
  disabled = false,
  required = false,
  optional = false,
  ...field
}: TimeFieldProps) {
  const strings = useStrings(timeFieldStrings);
  // Half of a 12-hour time (06 without AM or PM) is no hour yet: it is kept here until the other half is chosen.
  const noHour: TwelveHour = { hour: '', period: defaultPeriod ?? '' };
  const [half, setHalf] = useState(noHour);
  const twelve = value.hour ? toTwelve(value.hour) : half;

  const change = usePartChange({ ...value, half }, ({ half: nextHalf, ...next }) => {
    setHalf(nextHalf);
    onChange(next, timeText(next));
  });

  const changeTwelve = (part: Partial<TwelveHour>) =>
    change((latest) => {
      const next = { ...(latest.hour ? toTwelve(latest.hour) : latest.half), ...part };
      const hour = fromTwelve(next);
      return { hour, half: hour ? noHour : next };
    });

  const parts = [
    cycle === 24
      ? {
          label: strings.hour,
          value: value.hour,
          options: HOURS,
          onChange: (hour: string) => change({ hour }),
        }
      : {
          label: strings.hour,
          value: twelve.hour,
          options: HOURS_OF_TWELVE,
          onChange: (hour: string) => changeTwelve({ hour }),
        },
    {
      label: strings.minute,
      value: value.minute,
      options: MINUTES,
      onChange: (minute: string) => change({ minute }),
    },
    seconds && {
      label: strings.second,
      value: value.second,
      options: MINUTES,
      onChange: (second: string) => change({ second }),
    },
    cycle === 12 && {
      label: strings.period,
      value: twelve.period,
      options: [
        ['am', strings.am],
        ['pm', strings.pm],
      ] as const,
      onChange: (period: string) => changeTwelve({ period: period as Period | '' }),
    },
  ].filter((part) => part !== false);

  // An error marks the parts that are missing; where none is, it is about the time as a whole.
  const whole = parts.every((part) => part.value !== '');

  return (
    <Field
      {...field}
      group
      required={required}
      optional={optional}
      after={() =>
        onUnknownChange && (
          <Switch
            label={strings.unknown}
            hint={unknownHint}
            checked={unknown}
            disabled={disabled}
            onChange={(event) => onUnknownChange(event.target.checked)}
          />
        )
      }
    >
      {(control) => (
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
      )}
    </Field>
  );
}
