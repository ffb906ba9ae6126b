import type { Density } from '@jyoti/themes';
import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import { listRole, type LayoutElement, type Space } from '../layout.types.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "div" */
  as?: LayoutElement;
  /** Padding on all sides. @default none */
  padding?: Space;
  /** Padding at its start and end, in place of `padding`. */
  paddingInline?: Space;
  /** Padding above and below, in place of `padding`. */
  paddingBlock?: Space;
  /** Background. @default "none" */
  surface?: 'none' | 'surface' | 'raised';
  /** A hairline around it. @default false */
  border?: boolean;
  /** Border radius. @default "none" */
  radius?: 'none' | 'cell' | 'badge' | 'control' | 'card';
  /**
   * Heights of controls and rows, spaces and sizes of text in it: `compact` for work with many figures, where the pointer is
   * fine. `data-density` does the same on any element, and on `html` for a whole page.
   */
  density?: Density;
  /** What is in the box. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Padding, background and border in the steps of the theme, for content that no other component fits. */
export function Box({
  as: element = 'div',
  padding,
  paddingInline = padding,
  paddingBlock = padding,
  surface = 'none',
  border = false,
  radius = 'none',
  density,
  className,
  ...rest
}: BoxProps) {
  const Element = element as ElementType;
  return (
    <Element
      role={listRole(element)}
      {...rest}
      className={clsx(
        styles.box({ surface, border, radius }),
        paddingInline && styles.paddingInline[paddingInline],
        paddingBlock && styles.paddingBlock[paddingBlock],
        className,
      )}
      data-density={density}
      data-part="box"
    />
  );
}
