import { clsx } from 'clsx';
import {
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './stat.css.ts';

export interface StatProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The figure. A number is grouped as in India; strings ("4.8/5", "50,000+") are shown unchanged. */
  value: number | string;
  /** Label: "clients". Read right after the number. */
  label: ReactNode;
  /** A note: since when, or who counted. */
  note?: ReactNode;
  /** The element it is: `li` in a StatList. @default "div" */
  as?: 'div' | 'li';
  ref?: Ref<HTMLElement>;
}

/** One number and its label. */
export function Stat({
  value,
  label,
  note,
  as = 'div',
  className,
  ...rest
}: StatProps): ReactElement {
  const format = useWrittenNumber();
  return createElement(
    as,
    { ...rest, className: clsx(styles.root, className), 'data-part': 'stat' },
    <span className={styles.value}>{typeof value === 'number' ? format(value) : value}</span>,
    <span className={styles.label}>{label}</span>,
    note !== undefined && <span className={styles.note}>{note}</span>,
  );
}

export interface StatListProps extends HTMLAttributes<HTMLUListElement> {
  /** Stats, each `as="li"`. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Numbers side by side, as many on a line as fit. */
export function StatList({ className, children, ...rest }: StatListProps) {
  return (
    // Safari drops the role of a list without markers unless it is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" {...rest} className={clsx(styles.list, className)} data-part="stat-list">
      {children}
    </ul>
  );
}
