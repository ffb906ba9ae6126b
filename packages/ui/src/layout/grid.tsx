import { clsx } from 'clsx';
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './layout.css.ts';
import { listRole, type LayoutElement, type Space } from './layout.types.ts';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Room between the cells. @default "x5" */
  gap?: Space;
  /** Least width of a cell, any CSS length. Where it does not fit, a cell takes the whole line. @default "16rem" */
  minItem?: string;
  /** Most cells on a line. @default 12 */
  columns?: number;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Cells of equal width, as many on a line as fit. Needs no width of the screen: it asks its container. */
export function Grid({
  as: element = 'div',
  gap = 'x5',
  minItem = '16rem',
  columns = 12,
  className,
  style,
  ...rest
}: GridProps) {
  const Element = element as ElementType;
  const tracks = { [styles.gridVars.min]: minItem, [styles.gridVars.columns]: columns };
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(styles.grid[gap], className)}
      style={{ ...(tracks as CSSProperties), ...style }}
      data-part="grid"
    />
  );
}
