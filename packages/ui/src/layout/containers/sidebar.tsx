import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import type { Space } from '../layout.types.ts';

export interface SidebarProps extends HTMLAttributes<HTMLDivElement> {
  /** The content next to the main content. Pass an `aside` or `nav` where it is one. */
  aside: ReactNode;
  /** The side that `aside` is on. On narrow screens `start` is above the main content, `end` below it. @default "end" */
  side?: 'start' | 'end';
  /** Maximum width of `aside`, any CSS length. @default "20rem" */
  inlineSize?: string;
  /**
   * Screen width from which the two are side by side; below it they are one column. @default
   * "desktop"
   */
  from?: 'tablet' | 'desktop';
  /** Whether `aside` stays in view below the header while the main content scrolls. Not for an aside taller than the screen. @default false */
  sticky?: boolean;
  /** Space between the two in one column; side by side it is 72 px. @default "x6" */
  gap?: Space;
  /** The main content. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Main content with a narrower side column; one column on narrow screens. */
export function Sidebar({
  aside,
  side = 'end',
  inlineSize = '20rem',
  from = 'desktop',
  sticky = false,
  gap = 'x6',
  className,
  style,
  children,
  ...rest
}: SidebarProps) {
  const beside = (
    <div
      className={clsx(styles.sidebarAside[from], sticky && styles.sidebarSticky[from])}
      data-part="sidebar-aside"
    >
      {aside}
    </div>
  );
  return (
    <div
      {...rest}
      className={clsx(styles.gap[gap], styles.sidebar({ from, side }), className)}
      style={{ ...({ [styles.sidebarWidth]: inlineSize } as CSSProperties), ...style }}
      data-part="sidebar"
    >
      {side === 'start' && beside}
      <div className={styles.sidebarMain} data-part="sidebar-main">
        {children}
      </div>
      {side === 'end' && beside}
    </div>
  );
}
