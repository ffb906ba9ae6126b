import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useFormContext } from '../form/form-context.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import * as styles from './number-field.css.ts';
import { decimalsOf, isWithin, numberText, stepped } from './number-field.logic.ts';
import { numberFieldStrings } from '../messages.generated/en/components/NumberField.ts';
import { useNumber } from './use-number.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldOptions
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'role'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
>;

/**
 * `value` is a number; `null` while there is none, or while the text is not a number. It is submitted without grouping.
 */
export interface NumberFieldProps extends FieldOptions, ValueOptions<number>, InputProps {
  /** The lowest number that is valid. @default no limit */
  min?: number;
  /** The highest number that is valid. @default no limit */
  max?: number;
  /** Step of an arrow key or a button. Typed values may lie in between. @default 1 */
  step?: number;
  /** The most digits after the point. @default as many as the step has */
  decimals?: number;
  /**
   * Parses other notations, such as degrees with minutes; called first, returns null for any other text. The field
   * shows the parsed number on blur.
   */
  read?: (text: string) => number | null;
  /** Groups digits, in India 1,50,000, while it is not being edited. `false` for a year. @default true */
  grouping?: boolean;
  /** Buttons for one step less and one step more. @default false */
  steppers?: boolean;
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for a number: a count, a measure or an amount. */
export function NumberField({
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = decimalsOf(step),
  grouping = true,
  read,
  steppers = false,
  readOnly,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: NumberFieldProps) {
  const strings = useStrings(numberFieldStrings);
  const form = useFormContext();
  const [field, input] = splitFieldProps(props);
  const { label, name, disabled } = field;
  const bounds = { min, max };
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const { value, shown, invalid, problem, enter, type, leave, choose } = useNumber({
    box,
    value: controlled,
    defaultValue,
    onValueChange,
    bounds,
    decimals,
    grouping,
    read,
  });
  const range = () => {
    const [least, most] = [min, max].map((bound) =>
      numberText(bound ?? 0, decimals, { locale, grouping }),
    ) as [string, string];
    if (min === undefined) return strings.atMost({ max: most });
    return max === undefined
      ? strings.atLeast({ min: least })
      : strings.range({ min: least, max: most });
  };
  const sayings = {
    format: strings.format,
    decimals: strings.decimals({ most: decimals }),
    range: range(),
  };

  const refs = useComposedRefs(box, ref);
  const [first] = useState(value);
  useValidity(box, invalid && sayings[invalid]);
  useEarlyInput(box, shown, type);
  useFormReset(box, () => choose(defaultValue ?? first));

  const go = (direction: 1 | -1) => {
    if (disabled || readOnly) return;
    choose(stepped(value, direction, { ...bounds, step, decimals }));
    // The input changes without an event, so the form is notified here.
    if (name !== undefined) form.edited(name);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };

  const stepper = (direction: 1 | -1) => (
    <Button
      size="small"
      className={styles.step}
      // Arrow keys do the same in the input, so these buttons are not tab stops.
      tabIndex={-1}
      aria-label={direction === 1 ? strings.more({ label }) : strings.less({ label })}
      disabled={
        disabled || readOnly || (value !== null && !isWithin(value + direction / 1e9, bounds))
      }
      onClick={() => go(direction)}
    >
      {direction === 1 ? <PlusIcon /> : <MinusIcon />}
    </Button>
  );

  return (
    <Field {...field} error={problem ? sayings[problem] : field.error}>
      {({ name: _submitted, required, ...control }) => (
        <div className={styles.row}>
          {steppers && stepper(-1)}
          <input
            autoComplete="off"
            {...input}
            {...control}
            ref={refs}
            type="text"
            role="spinbutton"
            // The number keypad of a phone has no minus.
            inputMode={min !== undefined && min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            aria-required={required}
            aria-valuenow={value ?? undefined}
            aria-valuetext={shown || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            readOnly={readOnly}
            value={shown}
            onChange={composeEventHandlers(onChange, (event) => type(event.target.value))}
            onFocus={composeEventHandlers(onFocus, enter)}
            onBlur={composeEventHandlers(onBlur, leave)}
            onKeyDown={composeEventHandlers(onKeyDown, press)}
            className={clsx(fieldStyles.control, control.className, styles.input)}
            data-part="number-field"
          />
          {steppers && stepper(1)}
          <SubmittedValue name={name} value={value} disabled={disabled} form={input.form} />
        </div>
      )}
    </Field>
  );
}
