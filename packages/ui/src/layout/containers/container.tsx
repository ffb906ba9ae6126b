import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Maximum width: `content` 1120 px, `form` 560 px, `narrow` 440 px (login). @default "content"
   */
  width?: 'content' | 'form' | 'narrow';
  /** What is kept to the width of a page. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Centres content on the page, with gutters of 16 px, or 24 px from 768 px on. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={clsx(styles.container({ width }), className)} data-part="container" />
  );
}
