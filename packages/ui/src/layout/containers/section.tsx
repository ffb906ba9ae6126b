import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { Container } from './container.tsx';
import * as styles from '../layout.css.ts';

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. Give a `section` the id of its heading in `aria-labelledby`. @default "section" */
  as?: 'section' | 'div' | 'article' | 'aside';
  /** Its background; sections alternate. @default "page" */
  surface?: 'page' | 'surface';
  /** The first part of a page, which begins with its title: less space below the header. @default false */
  first?: boolean;
  /** Width of its content; `bleed` runs to the edges of the page. @default "content" */
  width?: 'content' | 'form' | 'narrow' | 'bleed';
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One part of a page: a full-width background, centred content, padding above and below. */
export function Section({
  as: element = 'section',
  surface = 'page',
  first = false,
  width = 'content',
  className,
  children,
  ...rest
}: SectionProps) {
  const Element = element as ElementType;
  return (
    <Element
      {...rest}
      className={clsx(styles.section({ surface, first }), className)}
      data-part="section"
      data-surface={surface}
    >
      {width === 'bleed' ? children : <Container width={width}>{children}</Container>}
    </Element>
  );
}
