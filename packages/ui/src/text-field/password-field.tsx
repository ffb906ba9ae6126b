import { clsx } from 'clsx';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useTextValue } from '../field/hooks/use-text-value.ts';
import { useStrings } from '../i18n/index.ts';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './text-field.css.ts';
import { passwordFieldStrings } from '../messages.generated/en/components/PasswordField.ts';
import type { TextValue } from './text-value.types.ts';

export interface PasswordFieldProps
  extends
    FieldOptions,
    TextValue,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof TextValue | 'type' | 'size' | 'autoComplete'
    > {
  /**
   * Purpose of the password, so that a password manager fills in the right one or suggests a new
   * one.
   */
  autoComplete: 'current-password' | 'new-password';
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a toggle that shows the text, so that it need not be typed twice. */
export function PasswordField({
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  ...props
}: PasswordFieldProps) {
  const [field, input] = splitFieldProps(props);
  const text = useTextValue({ value, defaultValue, onValueChange, onChange, ref });
  const strings = useStrings(passwordFieldStrings);
  const [shown, setShown] = useState(false);
  // Empty until the toggle is used, because only a change should be announced.
  const [isToggled, setToggled] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;

  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.passwordRow}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            {...text}
            type={shown ? 'text' : 'password'}
            className={clsx(fieldStyles.control, control.className, styles.passwordBox)}
            data-part="password-field"
          />
          <Button
            size="small"
            className={styles.toggle}
            icon={<Icon />}
            aria-label={shown ? strings.hidePassword : strings.showPassword}
            aria-controls={control.id}
            disabled={field.disabled}
            onClick={() => {
              setShown(!shown);
              setToggled(true);
            }}
          >
            {shown ? strings.hide : strings.show}
          </Button>
          <span className={visuallyHidden} aria-live="polite">
            {isToggled && (shown ? strings.shown : strings.hidden)}
          </span>
        </div>
      )}
    </Field>
  );
}
