import type { Breakpoint } from '@jyoti/themes/breakpoints';
import { clsx } from 'clsx';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './layout.css.ts';
import { listRole, type LayoutElement, type Space } from './layout.types.ts';

/** How many cells are on a line from each breakpoint up; a breakpoint left out keeps the count of the one below it. */
export type ResponsiveColumns = Readonly<Partial<Record<'base' | Breakpoint, number>>>;

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Space between the cells. @default "x5" */
  gap?: Space;
  /** Least width of a cell, any CSS length. Where it does not fit, a cell takes the whole line. @default "16rem" */
  minItem?: string;
  /**
   * A number: the most cells on a line, fewer where they do not fit. An object such as `{ base: 1, tablet: 2 }`: exactly
   * so many from each width of the screen up, whatever `minItem` says. @default 12
   */
  columns?: number | ResponsiveColumns;
  /** Whether a few cells grow to fill the line instead of leaving its end empty. Not for an object of columns. @default false */
  autoFit?: boolean;
  /** How cells of different heights are aligned on their line. @default "stretch" */
  align?: 'stretch' | 'start' | 'center' | 'end';
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The count for every breakpoint, each taken from the one below it where it is not given. */
function countsOf(columns: ResponsiveColumns) {
  let count = 1;
  return Object.fromEntries(
    (Object.keys(styles.columnCounts) as ('base' | Breakpoint)[]).map((name) => {
      count = columns[name] ?? count;
      return [styles.columnCounts[name], count];
    }),
  );
}

/**
 * Cells of equal width. By default as many on a line as fit its container, which needs no width of the screen; with an
 * object of `columns`, a fixed count from each breakpoint up.
 */
export function Grid({
  as: element = 'div',
  gap = 'x5',
  minItem = '16rem',
  columns = 12,
  autoFit = false,
  align = 'stretch',
  className,
  style,
  ...rest
}: GridProps) {
  const Element = element as ElementType;
  const responsive = typeof columns === 'object';
  const variables = responsive
    ? countsOf(columns)
    : { [styles.gridVars.min]: minItem, [styles.gridVars.columns]: columns };
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(
        styles.alignItems[align],
        styles.gap[gap],
        responsive ? styles.gridOfCounts : (autoFit ? styles.gridAutoFit : styles.grid)[gap],
        className,
      )}
      style={{ ...(variables as CSSProperties), ...style }}
      data-part="grid"
    />
  );
}
