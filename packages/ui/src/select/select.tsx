import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import { useState, type ChangeEvent, type Ref, type SelectHTMLAttributes } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useNativeValue } from '../field/hooks/use-native-value.ts';
import { ChevronDownIcon } from '../icons/index.ts';

export interface SelectOption<Value extends string = string> {
  /** What a form submits, and `onValueChange` is called with. */
  value: Value;
  /** Its name. */
  label: string;
  /** It cannot be chosen. @default false */
  disabled?: boolean;
}

export interface SelectOptionGroup<Value extends string = string> {
  /** What its options have in common. */
  label: string;
  /** The options of the group, in their order. */
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<
  Value extends string = string,
  Placeholder extends string | undefined = string | undefined,
>
  extends
    FieldOptions,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      keyof FieldOptions | 'multiple' | 'size' | 'children' | 'value' | 'defaultValue'
    > {
  /** Options, or groups of them, in their order. */
  options: readonly (SelectOption<Value> | SelectOptionGroup<Value>)[];
  /**
   * Text while nothing is chosen: "Select a reason". Adds a first option that is submitted as the empty string; without
   * it the first option is selected initially.
   */
  placeholder?: Placeholder;
  /** Controlled value; `null` while nothing is chosen. Without it the field is uncontrolled. */
  value?: NoInfer<Value> | null;
  /** Initial value of an uncontrolled field; a form reset returns to it. */
  defaultValue?: NoInfer<Value> | null;
  /**
   * Called with the chosen value when a user, or a reset of the form, changes it; with `null` for the placeholder. The
   * native `onChange` is called too.
   */
  onValueChange?: (
    value: Placeholder extends string ? NoInfer<Value> | null : NoInfer<Value>,
  ) => void;
  /** Passed to the select, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLSelectElement>;
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

const read = (select: HTMLSelectElement) => select.value;
const setDefault = (select: HTMLSelectElement, value: string) => {
  for (const option of select.options) option.defaultSelected = option.value === value;
};

const flat = (options: SelectProps['options']) =>
  options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));

/** A native select: one option of a list, shown by the browser's own control. */
export function Select<Value extends string, Placeholder extends string | undefined = undefined>({
  options,
  placeholder,
  value: controlled,
  defaultValue,
  onValueChange,
  onChange,
  ref: ownerRef,
  ...props
}: SelectProps<Value, Placeholder>) {
  const [field, select] = splitFieldProps(props);
  const all = flat(options);
  const [startsEmpty] = useState(defaultValue === null || controlled === null);
  const canBeEmpty = placeholder !== undefined || startsEmpty || controlled === null;
  const first = canBeEmpty ? '' : (all.find((option) => !option.disabled)?.value ?? '');
  // An option with an empty text is a value like any other.
  const hasEmptyOption = all.some((option) => option.value === '');
  const change = (next: string) => {
    const chosen = next === '' && !hasEmptyOption ? null : next;
    onValueChange?.(chosen as Parameters<NonNullable<typeof onValueChange>>[0]);
  };
  const { ref, value, initial } = useNativeValue<HTMLSelectElement, string>({
    value: controlled,
    defaultValue,
    empty: first,
    onValueChange: onValueChange && change,
    read,
    setDefault,
    ref: ownerRef,
  });

  return (
    <Field {...field}>
      {(control) => (
        <span className={fieldStyles.box}>
          <select
            {...select}
            {...control}
            {...(value === undefined ? { defaultValue: initial } : { value })}
            ref={ref}
            onChange={composeEventHandlers(onChange, (event: ChangeEvent<HTMLSelectElement>) =>
              change(event.target.value),
            )}
            className={clsx(
              fieldStyles.control,
              control.className,
              fieldStyles.withEndIcon,
              fieldStyles.select,
            )}
            data-part="select"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {placeholder === undefined && canBeEmpty && (
              <option value="" hidden>
                --
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </select>
          <ChevronDownIcon className={fieldStyles.endIcon} />
        </span>
      )}
    </Field>
  );
}
