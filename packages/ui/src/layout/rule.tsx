import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './layout.css.ts';

export interface RuleProps extends HTMLAttributes<HTMLHRElement> {
  /**
   * Whether it is decorative only. Set false if nothing else separates two subjects. @default true
   */
  decorative?: boolean;
  ref?: Ref<HTMLHRElement>;
}

/** A hairline across its container. */
export function Rule({ decorative = true, className, ...rest }: RuleProps) {
  return (
    <hr
      {...(decorative && { 'aria-hidden': true })}
      {...rest}
      className={clsx(styles.rule, className)}
      data-part="rule"
    />
  );
}
