import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flatChildren } from '../shared/react/flat-children.ts';
import * as styles from './meta-line.css.ts';

export interface MetaLineProps extends HTMLAttributes<HTMLUListElement> {
  /** Elements in order (`span`, `time`, a Link), each of which becomes an item. Text outside an element is left out. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Short facts in one muted line with a tick between them: author, date, reading time. */
export function MetaLine({ className, children, ...rest }: MetaLineProps) {
  return (
    // Safari drops the role of a list without markers unless it is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" {...rest} className={clsx(styles.line, className)} data-part="meta-line">
      {flatChildren(children).map((fact) => (
        <li key={fact.key} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
