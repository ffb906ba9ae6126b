import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useTextValue } from '../field/hooks/use-text-value.ts';
import { SearchIcon } from '../icons/index.ts';
import type { TextValue } from './text-value.types.ts';

export interface TextFieldProps
  extends
    FieldOptions,
    TextValue,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof TextValue | 'type' | 'size'
    > {
  /** What kind of text it is: decides the keyboard of a phone. A secret belongs in a PasswordField. @default "text" */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField({
  type = 'text',
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  ...props
}: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  const text = useTextValue({ value, defaultValue, onValueChange, onChange, ref });
  const isSearch = type === 'search';
  // Autocapitalize and autocorrect must not change addresses.
  const isAddress = type === 'email' || type === 'url';
  return (
    <Field {...field}>
      {(control) => (
        <span className={fieldStyles.box}>
          <input
            {...(isAddress && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
            {...input}
            {...control}
            {...text}
            type={type}
            className={clsx(
              fieldStyles.control,
              control.className,
              isSearch && fieldStyles.withEndIcon,
            )}
            data-part="text-field"
          />
          {isSearch && <SearchIcon className={fieldStyles.endIcon} />}
        </span>
      )}
    </Field>
  );
}
