import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './segmented-control.css.ts';

export interface SegmentedOption {
  value: string;
  /** One or two words. */
  label: string;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Accessible name of the group: "Period". */
  label: string;
  /** Two to five options that all fit on the screen; up to twelve as tiles. */
  options: readonly SegmentedOption[];
  /** The chosen one (controlled); `''` for none. `undefined` makes the component uncontrolled. */
  value?: string;
  /** The one chosen at first (uncontrolled); `''` for none. @default the first that is not disabled */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name under which a form submits it. @default a generated name */
  name?: string;
  /** Stretches to the width of its container. @default false */
  fullWidth?: boolean;
  /**
   * `bar`: segments side by side. `tiles`: each has its own frame with the icon above the label, as
   * many on a line as fit.
   * @default "bar"
   */
  variant?: 'bar' | 'tiles';
  ref?: Ref<HTMLDivElement>;
}

/** One choice out of a few, side by side, that takes effect immediately. */
export function SegmentedControl({
  label,
  options,
  value: valueProp,
  defaultValue,
  onValueChange,
  name,
  fullWidth = false,
  variant = 'bar',
  className,
  ...rest
}: SegmentedControlProps) {
  warnWithoutName('SegmentedControl', 'label', label);
  const ownName = useId();
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue ?? options.find(({ disabled }) => !disabled)?.value ?? '',
    onChange: onValueChange,
    caller: 'SegmentedControl',
  });
  const isTiles = variant === 'tiles';

  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={clsx(isTiles ? styles.tiles : styles.group({ fullWidth }), className)}
      data-part="segmented-control"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={isTiles ? styles.tile : styles.segment({ fullWidth })}
          data-part="segment"
          data-state={option.value === value ? 'checked' : 'unchecked'}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => setValue(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
