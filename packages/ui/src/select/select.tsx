import { clsx } from 'clsx';
import { ChevronDownIcon } from '../icons/index.ts';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/field.css.ts';

export interface SelectOption {
  value: string;
  /** What it is called. */
  label: string;
  disabled?: boolean;
}

export interface SelectOptionGroup {
  /** What its options have in common. */
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends
    FieldOptions,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      keyof FieldOptions | 'multiple' | 'size' | 'children'
    > {
  options: readonly (SelectOption | SelectOptionGroup)[];
  /**
   * What the box says while nothing is chosen: "Select a reason". Adds a first option with the empty value; without
   * it the first option is chosen from the start.
   */
  placeholder?: string;
  /** To the select, as are className, id and everything a native select takes. */
  ref?: Ref<HTMLSelectElement>;
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Asks for one of a list. The browser's own list opens, which every phone shows in its own best way. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  options,
  placeholder,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  const field = { label, labelHidden, hint, error, name, required, optional };
  return (
    <Field {...field} controlId={id} describedBy={describedBy}>
      {(control) => (
        <span className={fieldStyles.box}>
          <select
            {...rest}
            {...control}
            className={clsx(
              fieldStyles.control,
              fieldStyles.withEndIcon,
              fieldStyles.select,
              className,
            )}
            data-part="select"
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
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
          <ChevronDownIcon
            className={fieldStyles.endIcon}
            size={20}
            strokeWidth={1.6}
            aria-hidden
          />
        </span>
      )}
    </Field>
  );
}
