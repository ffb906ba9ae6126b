import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './print-layout.css.ts';

export interface PageBreakProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
}

/** Starts a new sheet in print. Invisible on the screen. */
export function PageBreak({ className, ...rest }: PageBreakProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={clsx(styles.pageBreak, className)}
      data-part="page-break"
    />
  );
}
