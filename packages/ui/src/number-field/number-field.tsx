import { clsx } from 'clsx';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/field.css.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { MinusIcon, PlusIcon } from '../icons/index.ts';
import * as styles from './number-field.css.ts';
import { decimalsOf, grouped, isWithin, stepped } from './number-field.logic.ts';
import { numberFieldStrings } from './number-field.strings.ts';
import { useNumber } from './use-number.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldOptions
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'role'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
>;

export interface NumberFieldProps extends FieldOptions, InputProps {
  /** The number, where its owner holds it; `null` while there is none, or while what is typed is none. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** How far an arrow key or a button goes. What is typed may lie between. @default 1 */
  step?: number;
  /** The most digits after the point. @default as many as the step has */
  decimals?: number;
  /** Writes 1,50,000 while nobody types in it. `false` for a year. @default true */
  grouping?: boolean;
  /** Buttons for one step less and one step more. @default false */
  steppers?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a number: counted, measured or paid. */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  value: valueFromPage,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = decimalsOf(step),
  grouping = true,
  steppers = false,
  id,
  disabled,
  readOnly,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const strings = useStrings(numberFieldStrings);
  const form = useFormContext();
  const bounds = { min, max };
  const { value, shown, problem, enter, type, leave, choose } = useNumber({
    value: valueFromPage,
    defaultValue,
    onValueChange,
    bounds,
    decimals,
    grouping,
  });
  const bound = (number: number | undefined) =>
    number === undefined ? undefined : grouped(number, decimals);
  const sayings = {
    format: strings.format,
    decimals: strings.decimals(decimals),
    range: strings.range(bound(min), bound(max)),
  };

  const go = (direction: 1 | -1) => {
    if (disabled || readOnly) return;
    choose(stepped(value, direction, { ...bounds, step, decimals }));
    // The box changes without an event of its own, so the form around it is told.
    if (name !== undefined) form.edited(name);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };

  const stepper = (direction: 1 | -1) => (
    <Button
      size="small"
      className={styles.step}
      // Arrow keys do the same in the box: two more stops would only be in the way of the Tab key.
      tabIndex={-1}
      aria-label={direction === 1 ? strings.more(label) : strings.less(label)}
      disabled={
        disabled || readOnly || (value !== null && !isWithin(value + direction / 1e9, bounds))
      }
      onClick={() => go(direction)}
    >
      {direction === 1 ? <PlusIcon /> : <MinusIcon />}
    </Button>
  );

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={problem ? sayings[problem] : error}
      name={name}
      required={required}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
    >
      {({ name: _sent, required: isRequired, ...control }) => (
        <div className={styles.row}>
          {steppers && stepper(-1)}
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            role="spinbutton"
            // A phone's keys for numbers have no minus.
            inputMode={min !== undefined && min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            aria-required={isRequired}
            aria-valuenow={value ?? undefined}
            aria-valuetext={shown || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            readOnly={readOnly}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => {
              enter();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              leave();
              onBlur?.(event);
            }}
            onKeyDown={press}
            className={clsx(fieldStyles.control, styles.input, className)}
            data-part="number-field"
          />
          {steppers && stepper(1)}
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  );
}
