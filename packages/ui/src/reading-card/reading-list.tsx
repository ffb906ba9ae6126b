import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './reading-card.css.ts';

export interface ReadingListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** A sentence each. */
  items: readonly ReactNode[];
  ref?: Ref<HTMLUListElement>;
}

/** Sentences of a reading as a list with bullets. */
export function ReadingList({ items, className, ...rest }: ReadingListProps) {
  return (
    <ul {...rest} className={clsx(styles.list, className)} data-part="reading-list">
      {items.map((item, index) => (
        // Sentences have no id, and the list never changes its order, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
