import { clsx } from 'clsx';
import { SearchIcon } from '../icons/index.ts';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/field.css.ts';

export interface TextFieldProps
  extends
    FieldOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions | 'type' | 'size'> {
  /** What kind of text it is: decides the keyboard of a phone. A secret belongs in a PasswordField. @default "text" */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  /** To the input, as are className, id and everything a native input takes. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks for one line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  type = 'text',
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const options = { label, labelHidden, hint, error, name, required, optional };
  const isSearch = type === 'search';
  // An address has no capitals to add and no words to correct.
  const isAddress = type === 'email' || type === 'url';
  return (
    <Field {...options} controlId={id} describedBy={describedBy}>
      {(control) => (
        <span className={fieldStyles.box}>
          <input
            {...(isAddress && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
            {...rest}
            {...control}
            type={type}
            className={clsx(fieldStyles.control, isSearch && fieldStyles.withEndIcon, className)}
            data-part="text-field"
          />
          {isSearch && (
            <SearchIcon className={fieldStyles.endIcon} size={20} strokeWidth={1.6} aria-hidden />
          )}
        </span>
      )}
    </Field>
  );
}
