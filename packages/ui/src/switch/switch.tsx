import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { ChoiceField } from '../field/choice-field.tsx';
import type { FieldOptions } from '../field/index.ts';
import { OptionalMark } from '../field/optional-mark.tsx';
import { splitFieldProps } from '../field/split-field-props.ts';
import { useCheckedValue, type CheckedValue } from '../field/hooks/use-checked-value.ts';
import { CheckIcon } from '../icons/index.ts';
import * as choice from '../shared/styles/choice.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps
  // A switch always has a value, so `required` makes no sense.
  extends
    Omit<FieldOptions, 'required'>,
    CheckedValue,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldOptions | keyof CheckedValue | 'type' | 'role' | 'size'
    > {
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off immediately. Its position and a check mark show the state in addition to the colour. */
export function Switch({
  checked: controlled,
  defaultChecked,
  onValueChange,
  onChange,
  ref,
  ...props
}: SwitchProps) {
  const [field, input] = splitFieldProps(props);
  warnWithoutName('Switch', 'label', field.label);
  const checked = useCheckedValue({
    checked: controlled,
    defaultChecked,
    onValueChange,
    onChange,
    ref,
  });
  return (
    <ChoiceField field={field} messagesClassName={styles.besideTrack}>
      {({ required: _never, ...control }) => (
        <label className={choice.choice}>
          <span className={styles.mark}>
            <input
              {...input}
              {...control}
              {...checked}
              type="checkbox"
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has a checked state
              role="switch"
              className={clsx(styles.track, control.className)}
              data-part="switch"
            />
            <span className={styles.knob}>
              <CheckIcon className={styles.check} size={12} strokeWidth={3.2} />
            </span>
          </span>
          <span
            className={clsx(
              field.labelHidden ? visuallyHidden : choice.words,
              field.classNames?.label,
            )}
          >
            {field.label}
            {field.optional && <OptionalMark />}
          </span>
        </label>
      )}
    </ChoiceField>
  );
}
