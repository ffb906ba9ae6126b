import { clsx } from 'clsx';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import { listRole, type LayoutElement, type Responsive, type Space } from '../layout.types.ts';
import { gapOf, stepsOf } from './responsive.ts';

/** How many cells are on a line from each breakpoint up. */
export type ResponsiveColumns = Exclude<Responsive<number>, number>;

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Space between the cells. @default "x5" */
  gap?: Responsive<Space>;
  /**
   * Minimum width of a cell, any CSS length. If it does not fit, a cell takes the full width.
   * @default "16rem"
   */
  minItem?: string;
  /**
   * A number: the maximum number of cells on a line, fewer if they do not fit. An object such as `{
   * base: 1, tablet: 2 }`: exactly that many from each breakpoint up, regardless of `minItem`.
   * @default 12
   */
  columns?: Responsive<number>;
  /** Whether a few cells grow to fill the line instead of leaving its end empty. Not for an object of columns. @default false */
  autoFit?: boolean;
  /** How cells of different heights are aligned on their line. @default "stretch" */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The cells, one each. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * Cells of equal width. By default as many on a line as fit its container, independent of the
 * screen width; with an object of `columns`, a fixed count from each breakpoint up.
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
  const space = gapOf(gap, 'x5');
  const variables = responsive
    ? Object.fromEntries(stepsOf(styles.columnCounts, columns, 1))
    : { [styles.gridVars.min]: minItem, [styles.gridVars.columns]: columns };
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(
        styles.alignItems[align],
        space.className,
        responsive ? styles.gridOfCounts : autoFit ? styles.gridAutoFit : styles.grid,
        className,
      )}
      style={{ ...space.style, ...(variables as CSSProperties), ...style }}
      data-part="grid"
    />
  );
}
