import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { PackageCard, type PackageCardProps } from './package-card.tsx';
import * as styles from './package-card.css.ts';

export type PackageOption = Pick<
  PackageCardProps,
  'value' | 'label' | 'price' | 'features' | 'badge' | 'disabled'
>;

export interface PackageChoiceProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the group: "Select Your Package". */
  label: string;
  /** Two to four tiers. */
  options: readonly PackageOption[];
  /** The chosen tier (controlled); `''` for none. `undefined` makes the component uncontrolled. */
  value?: string;
  /** The tier chosen at first (uncontrolled). @default none */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name under which a form submits it. @default a generated name */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A choice between packages, side by side if they fit. */
export function PackageChoice({
  label,
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  className,
  ...rest
}: PackageChoiceProps) {
  const ownName = useId();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'PackageChoice',
  });
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.choice, className)}
      data-part="package-choice"
    >
      {options.map((one) => (
        <PackageCard
          key={one.value}
          {...one}
          name={name ?? ownName}
          checked={one.value === chosen}
          onValueChange={setChosen}
        />
      ))}
    </div>
  );
}
