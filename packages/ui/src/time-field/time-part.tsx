import { clsx } from 'clsx';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useMemo, useRef, type Ref } from 'react';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './time-field.css.ts';

interface TimePartProps {
  label: string;
  value: string;
  /** Pairs of value and label, or values that are their own labels. */
  options: readonly (string | readonly [value: string, words: string])[];
  onChange: (value: string) => void;
  invalid: boolean;
  required: boolean;
  disabled: boolean | undefined;
  /** Whether a selected part may be cleared. */
  clearable: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One select of a time, under its own label. */
export function TimePart({
  label,
  value,
  options,
  onChange,
  invalid,
  required,
  disabled,
  clearable,
  ref,
}: TimePartProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const refs = useComposedRefs(select, ref);
  useEarlyInput(select, value, onChange);
  // A form renders again at each key press, and a time has up to 144 options.
  const choices = useMemo(
    () =>
      options.map((option) => {
        const [key, words] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={key} value={key}>
            {words}
          </option>
        );
      }),
    [options],
  );
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={fieldStyles.box}>
        <select
          ref={refs}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={invalid}
          aria-required={required}
          disabled={disabled}
          className={clsx(fieldStyles.control, fieldStyles.withEndIcon, styles.select)}
        >
          <option value="" disabled={!clearable} hidden={!clearable}>
            --
          </option>
          {choices}
        </select>
        <ChevronDownIcon className={fieldStyles.endIcon} />
      </span>
    </div>
  );
}
