import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './prose.css.ts';
import type { TextSize } from './text-size.tsx';

export interface ProseProps extends HTMLAttributes<HTMLDivElement> {
  /** How large the text is. Headings, lists and tables inside grow with it. @default "medium" */
  size?: TextSize;
  /**
   * Plain elements: `section`, headings, `p`, `ul`, `ol`, `figure` with `blockquote`. Components
   * keep their own styles.
   */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Running text for reading: line height, line length, lists, quotations and headings in proportion.
 */
export function Prose({ size = 'medium', className, ...rest }: ProseProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.root, styles.sizes[size], className)}
      data-part="prose"
      data-text-size={size}
    />
  );
}
