import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import { listRole, type LayoutElement, type Responsive, type Space } from '../layout.types.ts';
import { gapOf } from './responsive.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Gap between the children. @default "x4" */
  gap?: Responsive<Space>;
  /** Alignment of the children across the stack. @default "stretch" */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Limits its width to 38em, a comfortable line length for reading. @default false */
  measure?: boolean;
  /** What is stacked. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Stacks its children vertically with an even gap. */
export function Stack({
  as: element = 'div',
  gap = 'x4',
  align = 'stretch',
  measure = false,
  className,
  style,
  ...rest
}: StackProps) {
  const Element = element as ElementType;
  const space = gapOf(gap, 'x4');
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(
        styles.stack({ measure }),
        styles.alignItems[align],
        space.className,
        className,
      )}
      style={{ ...space.style, ...style }}
      data-part="stack"
    />
  );
}
