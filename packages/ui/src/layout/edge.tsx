import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface EdgeProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** The woven border of the theme: one per page, between the page and the footer. Decorative. */
export function Edge({ className, ...rest }: EdgeProps) {
  return (
    <div aria-hidden="true" {...rest} className={clsx(styles.edge, className)} data-part="edge" />
  );
}
