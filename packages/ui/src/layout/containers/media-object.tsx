import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';

export interface MediaObjectProps extends HTMLAttributes<HTMLElement> {
  /** The picture, drawing, avatar or icon. It keeps its width. */
  media: ReactNode;
  /** How the two are aligned across the line. @default "start" */
  align?: 'start' | 'center';
  /** Distance between the two. @default "x4" */
  gap?: 'x3' | 'x4';
  /** The element it is. @default "div" */
  as?: 'div' | 'li';
  /** The text next to the media. It takes the rest of the line and wraps. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A picture, avatar or icon with text next to it. */
export function MediaObject({
  media,
  align = 'start',
  gap = 'x4',
  as: Element = 'div',
  className,
  children,
  ref,
  ...rest
}: MediaObjectProps) {
  return (
    <Element
      {...rest}
      // The two elements have the same handlers and attributes.
      ref={ref as Ref<never>}
      className={clsx(styles.mediaObject, styles.alignItems[align], styles.gap[gap], className)}
      data-part="media-object"
    >
      <div className={styles.mediaPart}>{media}</div>
      <div className={styles.mediaWords}>{children}</div>
    </Element>
  );
}
