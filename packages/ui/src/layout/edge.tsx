import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface EdgeProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** The woven edge of the theme: one per page, where the page ends and the footer begins. Adornment only. */
export function Edge({ className, ...rest }: EdgeProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.edge, className)} data-part="edge" />
  );
}
