import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './toggle.css.ts';

export interface ToggleGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** What the toggles have in common, read aloud before the first. */
  label: string;
  /** Toggles, each on or off by itself. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Toggles that belong together. For one choice out of several use a SegmentedControl. */
export function ToggleGroup({ label, className, ...rest }: ToggleGroupProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.group, className)}
      data-part="toggle-group"
    />
  );
}
