import { clsx } from 'clsx';
import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type ReactElement,
} from 'react';
import * as styles from './media-object.css.ts';

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
  as = 'div',
  className,
  children,
  ...rest
}: MediaObjectProps): ReactElement {
  return createElement(
    as,
    {
      ...rest,
      className: clsx(styles.root({ align, gap }), className),
      'data-part': 'media-object',
    },
    <div className={styles.media}>{media}</div>,
    <div className={styles.words}>{children}</div>,
  );
}
