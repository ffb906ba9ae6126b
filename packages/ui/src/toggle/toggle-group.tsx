import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';
import * as styles from './toggle-group.css.ts';

export interface ToggleOption<Value extends string = string> {
  /** What a form submits, and `onValueChange` is called with. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Its accessible name, if the label is short for it: "D9 Navamsa" for "D9". It contains the label. @default the label */
  name?: string;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

interface SharedProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Accessible name of the group: "Period". */
  label: string;
  /** Two to five options that all fit on the screen; more if each is a few letters, or as tiles. */
  options: readonly ToggleOption<Value>[];
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

interface OneChoice<Value extends string> {
  /** Whether any number of options may be chosen. @default false */
  multiple?: false;
  /** What is chosen (controlled): an option, `''` for none; with `multiple` an array. `undefined` makes it uncontrolled. */
  value?: NoInfer<Value> | '';
  /** What is chosen at first (uncontrolled). @default the first that is not disabled; with `multiple` none */
  defaultValue?: NoInfer<Value> | '';
  /** Called with the option that the user chooses. */
  onValueChange?: (value: NoInfer<Value>) => void;
}

interface AnyChoice<Value extends string> {
  multiple: true;
  /** The options that are on (controlled). `undefined` makes it uncontrolled. */
  value?: readonly NoInfer<Value>[];
  /** The options that are on at first (uncontrolled). @default none */
  defaultValue?: readonly NoInfer<Value>[];
  /** Called with all options that are on when the user changes one. */
  onValueChange?: (value: NoInfer<Value>[]) => void;
}

export type ToggleGroupProps<Value extends string = string> = SharedProps<Value> &
  (OneChoice<Value> | AnyChoice<Value>);

/** One choice out of a few, or any number of them, side by side, in force at once. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  name,
  fullWidth = false,
  variant = 'bar',
  className,
  ...rest
}: ToggleGroupProps<Value>) {
  warnWithoutName('ToggleGroup', 'label', label);
  const ownName = useId();
  const first = multiple ? [] : (options.find(({ disabled }) => !disabled)?.value ?? []);
  const [chosen, setChosen] = useControllableState<readonly string[]>({
    prop: value === undefined ? undefined : [value].flat(),
    defaultProp: [defaultValue ?? first].flat(),
    onChange: (next) =>
      (onValueChange as ((next: unknown) => void) | undefined)?.(multiple ? next : next[0]),
    caller: 'ToggleGroup',
  });
  const choose = (option: string) => {
    if (!multiple) setChosen([option]);
    else
      setChosen(
        options
          .map((each) => each.value)
          .filter((each) => chosen.includes(each) !== (each === option)),
      );
  };
  const isTiles = variant === 'tiles';

  return (
    <div
      data-part="toggle-group"
      {...rest}
      role={multiple ? 'group' : 'radiogroup'}
      aria-label={label}
      className={clsx(isTiles ? styles.tiles : styles.group({ fullWidth }), className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={isTiles ? styles.tile : styles.segment({ fullWidth })}
          data-part="toggle-option"
          data-state={chosen.includes(option.value) ? 'checked' : 'unchecked'}
        >
          <input
            type={multiple ? 'checkbox' : 'radio'}
            className={styles.input}
            name={name ?? ownName}
            value={option.value}
            aria-label={option.name}
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** @deprecated Use ToggleGroup. */
export const SegmentedControl = ToggleGroup;
/** @deprecated Use ToggleGroupProps. */
export type SegmentedControlProps<Value extends string = string> = ToggleGroupProps<Value>;
/** @deprecated Use ToggleOption. */
export type SegmentedOption<Value extends string = string> = ToggleOption<Value>;
