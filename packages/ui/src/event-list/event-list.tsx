import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { listRole } from '../layout/layout.types.ts';
import * as styles from './event-list.css.ts';

export interface ListedEvent {
  /** Unique in the list. */
  id: string;
  /** When it happens: ISO 8601, for machines. */
  at: string;
  /** The same in words: "22 Nov 2026". */
  when: string;
  /** What happens: "Venus enters Libra". */
  title: ReactNode;
  /** A note below it. */
  detail?: ReactNode;
}

export interface EventListProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Accessible name of the list: "Transits of the month". */
  label: string;
  /** In the order of the page. */
  items: readonly ListedEvent[];
  /** A hairline below each event. @default true */
  divided?: boolean;
  ref?: Ref<HTMLOListElement>;
}

/** Dates, and what happens on each. */
export function EventList({ label, items, divided = true, className, ...rest }: EventListProps) {
  return (
    <ol
      role={listRole('ol')}
      {...rest}
      aria-label={label}
      className={clsx(styles.list, className)}
      data-part="event-list"
    >
      {items.map(({ id, at, when, title, detail }) => (
        <li key={id} className={clsx(styles.event, divided ? styles.divided : styles.plain)}>
          <time dateTime={at} className={styles.when}>
            {when}
          </time>
          <div className={styles.what}>
            {title}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
