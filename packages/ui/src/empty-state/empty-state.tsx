import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is missing: "No FAQs found matching your search." */
  title: ReactNode;
  /** Why, or what will appear here. */
  children?: ReactNode;
  /** The next step: a ButtonLink, or a Button. */
  action?: ReactNode;
  /** `row` puts the drawing next to the text, for pages where several parts may be empty. @default "stack" */
  layout?: 'stack' | 'row';
  ref?: Ref<HTMLDivElement>;
}

/** Stray stars inside a ring of 88, the last outside of it: place and size. */
const STARS = [
  [30, 38, 2.2],
  [52, 27, 1.4],
  [60, 55, 1.8],
  [41, 62, 1.2],
  [79, 15, 1.6],
] as const;

/** A message for a list or part that is still empty, with a next step. */
export function EmptyState({
  title,
  action,
  layout = 'stack',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.empty, layout === 'row' && styles.row, className)}
      data-part="empty-state"
    >
      <svg
        viewBox="0 0 88 88"
        className={clsx(styles.ring, layout === 'row' && styles.rowRing)}
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="44" cy="44" r="40" className={styles.dashes} />
        {STARS.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} className={styles.star} />
        ))}
      </svg>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
