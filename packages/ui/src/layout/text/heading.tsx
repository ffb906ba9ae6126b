import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its level in the outline of the page: one level 1 per page, without skipping levels. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size of its text, independent of its level. @default the size of its level, `h4` below that */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /** The words of the heading. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

/** A heading of a part of a page, in the heading font of the theme. */
export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={clsx(styles.heading({ size: size ?? sizeOfLevel[level] }), className)}
      data-part="heading"
    >
      {children}
    </Element>
  );
}
