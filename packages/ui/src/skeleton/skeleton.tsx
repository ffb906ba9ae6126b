import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './skeleton.css.ts';
import { skeletonStrings } from '../messages.generated/en/components/Skeleton.ts';

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** What is loading, announced once to assistive technology. @default "Loading…" in the current language */
  label?: string;
  /** Placeholder shapes in their final positions. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Wrapper of the shapes: announces once what is loading, while the shapes stay out of the reading order. */
export function Skeleton({ label, className, children, ...rest }: SkeletonProps) {
  const strings = useStrings(skeletonStrings);
  return (
    <div {...rest} role="status" className={clsx(styles.owner, className)} data-part="skeleton">
      <span className={visuallyHidden}>{label ?? strings.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export interface SkeletonTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** Number of lines; the last is shorter, like the end of a paragraph. @default 1 */
  lines?: number;
  /** Size of the text. @default "body" */
  size?: 'body' | 'heading';
  ref?: Ref<HTMLSpanElement>;
}

/** Placeholder lines of text, each as tall as a line of its size. */
export function SkeletonText({ lines = 1, size = 'body', className, ...rest }: SkeletonTextProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx(styles.text({ size }), className)}
      data-part="skeleton-text"
    >
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </span>
  );
}

export interface SkeletonBlockProps extends HTMLAttributes<HTMLSpanElement> {
  /** Its height, any CSS length. Omit with `aspectRatio`. @default "3rem" */
  blockSize?: string;
  /** Its width, any CSS length. @default "100%" */
  inlineSize?: string;
  /** Width to height, as in CSS ("1 / 1" for a chart). Replaces `blockSize`. */
  aspectRatio?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Placeholder of a picture, a chart, a button or a table. */
export function SkeletonBlock({
  blockSize = '3rem',
  inlineSize = '100%',
  aspectRatio,
  className,
  style,
  ...rest
}: SkeletonBlockProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx(styles.block, className)}
      style={{ inlineSize, ...(aspectRatio ? { aspectRatio } : { blockSize }), ...style }}
      data-part="skeleton-block"
    />
  );
}

export interface SkeletonCircleProps extends HTMLAttributes<HTMLSpanElement> {
  /** Its diameter: px, or a CSS length. @default "3rem" */
  size?: number | string;
  ref?: Ref<HTMLSpanElement>;
}

/** Placeholder of an avatar, a moon or a coin. */
export function SkeletonCircle({ size = '3rem', className, style, ...rest }: SkeletonCircleProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx(styles.circle, className)}
      style={{ inlineSize: size, blockSize: size, ...style }}
      data-part="skeleton-circle"
    />
  );
}
