import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import { listRole, type LayoutElement, type Responsive, type Space } from '../layout.types.ts';
import { gapOf } from './responsive.ts';

export interface ClusterProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Gap between the children, along the line and between lines. @default "x3" */
  gap?: Responsive<Space>;
  /** Alignment of the children across the line. @default "center" */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Distribution of the children along the line. @default "start" */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** What is placed side by side. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Lays out its children in a line that wraps: buttons, badges, links. */
export function Cluster({
  as: element = 'div',
  gap = 'x3',
  align = 'center',
  justify = 'start',
  className,
  style,
  ...rest
}: ClusterProps) {
  const Element = element as ElementType;
  const space = gapOf(gap, 'x3');
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(
        styles.cluster({ justify }),
        styles.alignItems[align],
        space.className,
        className,
      )}
      style={{ ...space.style, ...style }}
      data-part="cluster"
    />
  );
}
