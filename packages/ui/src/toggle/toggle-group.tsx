import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './toggle.css.ts';

export interface ToggleGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string;
  /** Independent toggles. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A group of toggles. For one choice out of several use a SegmentedControl. */
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
