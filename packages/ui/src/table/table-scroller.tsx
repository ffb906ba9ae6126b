import type { ReactNode } from 'react';
import * as styles from './table-scroller.css.ts';
import { useOverflow } from './use-overflow.ts';

interface TableScrollerProps {
  /** `id` of the caption, which names the box. */
  labelledBy: string;
  border?: boolean;
  /** The table. It is not rendered again while it is scrolled. */
  children: ReactNode;
}

/**
 * The box in which a wide table is scrolled sideways. Only where it can be scrolled, it is a region with a tab stop, and a shadow
 * at its end shows that there is more.
 */
export function TableScroller({ labelledBy, border = true, children }: TableScrollerProps) {
  const { ref, overflows, isCut } = useOverflow<HTMLDivElement>();
  return (
    <div className={styles.edge} data-cut-end={isCut || undefined}>
      <div
        ref={ref}
        className={styles.scroller({ border })}
        {...(overflows && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
        data-state={overflows ? 'scrollable' : 'fits'}
      >
        {children}
      </div>
    </div>
  );
}
