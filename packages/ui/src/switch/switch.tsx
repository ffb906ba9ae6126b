import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { FieldMessages } from '../field/field-messages.tsx';
import * as fieldStyles from '../shared/field.css.ts';
import type { FieldOptions } from '../field/index.ts';
import { useField } from '../field/use-field.ts';
import { CheckIcon } from '../icons/index.ts';
import * as choice from '../shared/choice.css.ts';
import * as styles from './switch.css.ts';

type SwitchOptions = Pick<FieldOptions, 'label' | 'hint' | 'error' | 'name'>;

export interface SwitchProps
  extends
    SwitchOptions,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldOptions | 'type' | 'role' | 'size'> {
  /** To the input, as are className, id and everything a native checkbox takes. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. Its place and a check say which, beside the colour. */
export function Switch({
  label,
  hint,
  error,
  name,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const { control, messages, root } = useField({ hint, error, name, controlId: id, describedBy });
  // What is on or off is answered either way: nothing to require.
  const { required: _never, ...input } = control;
  return (
    <div {...root} className={fieldStyles.root}>
      <label className={choice.choice}>
        <span className={styles.mark}>
          <input
            {...rest}
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by itself
            role="switch"
            className={clsx(styles.track, className)}
            data-part="switch"
          />
          <span className={styles.knob}>
            <CheckIcon className={styles.check} size={12} strokeWidth={3.2} />
          </span>
        </span>
        <span className={choice.words}>{label}</span>
      </label>
      <div className={clsx(choice.messages, styles.besideTrack)}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
}
