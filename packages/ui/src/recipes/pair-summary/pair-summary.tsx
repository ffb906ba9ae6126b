import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './pair-summary.css.ts';

export interface PairPerson {
  /** Name of the person. */
  name: ReactNode;
  /** Date, time and place of birth. */
  detail?: ReactNode;
}

export interface PairSummaryProps extends HTMLAttributes<HTMLDivElement> {
  /** The person at the start of the line. */
  first: PairPerson;
  /** The person at the end of the line. */
  second: PairPerson;
  /** Content between the two: a Meter with `variant="dial"`. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Two persons with a score or other content between them. */
export function PairSummary({ first, second, className, children, ...rest }: PairSummaryProps) {
  const person = ({ name, detail }: PairPerson, side: string) => (
    <div className={clsx(styles.person, side)}>
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="pair-summary">
      {person(first, styles.first)}
      {children}
      {person(second, styles.second)}
    </div>
  );
}
