import { clsx } from 'clsx';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/field.css.ts';
import { useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './text-field.css.ts';
import { passwordStrings } from './text-field.strings.ts';

export interface PasswordFieldProps
  extends
    FieldOptions,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | 'type' | 'size' | 'autoComplete'
    > {
  /** Which password it is, so that a password manager fills in the right one or offers a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** To the input, as are className, id and everything a native input takes. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a password. What is typed can be shown, so that it need not be typed twice. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  id,
  className,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const strings = useStrings(passwordStrings);
  const [shown, setShown] = useState(false);
  // Silent until the toggle is used: only a change is worth saying.
  const [told, setTold] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;
  const options = { label, labelHidden, hint, error, name, required, optional };

  return (
    <Field {...options} controlId={id} describedBy={describedBy}>
      {(control) => (
        <div className={styles.passwordRow}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            className={clsx(fieldStyles.control, styles.passwordBox, className)}
            data-part="password-field"
          />
          <Button
            size="small"
            className={styles.toggle}
            icon={<Icon size={20} strokeWidth={1.6} aria-hidden />}
            aria-label={shown ? strings.hidePassword : strings.showPassword}
            aria-controls={control.id}
            disabled={disabled}
            onClick={() => {
              setShown(!shown);
              setTold(true);
            }}
          >
            {shown ? strings.hide : strings.show}
          </Button>
          <span className={visuallyHidden} aria-live="polite">
            {told && (shown ? strings.shown : strings.hidden)}
          </span>
        </div>
      )}
    </Field>
  );
}
