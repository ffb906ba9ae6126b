import { clsx } from 'clsx';
import type { HTMLAttributes, LiHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './row-list.css.ts';

export interface RowListProps extends HTMLAttributes<HTMLUListElement> {
  /** Rows. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list of rows with lines between them. */
export function RowList({ className, children, ...rest }: RowListProps) {
  return (
    // Safari drops the role of a list without markers unless it is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" {...rest} className={clsx(styles.list, className)} data-part="row-list">
      {children}
    </ul>
  );
}

export interface RowProps extends LiHTMLAttributes<HTMLLIElement> {
  /** Its action: a small Button whose name includes the item. */
  action?: ReactNode;
  /** Title of the row. */
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

/** One item of a RowList, with its action at the end. */
export function Row({ action, className, children, ...rest }: RowProps) {
  return (
    <li {...rest} className={clsx(styles.row, className)} data-part="row">
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
