import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from '../layout.css.ts';
import { Stack } from '../containers/stack.tsx';
import type { Responsive, Space } from '../layout.types.ts';

export interface PlainListProps extends HTMLAttributes<HTMLElement> {
  /** Whether the order of the items matters: an `ol` instead of a `ul`. @default false */
  ordered?: boolean;
  /** Space between the items. @default "x2" */
  gap?: Responsive<Space>;
  /** A hairline between the items. @default false */
  divided?: boolean;
  /** The `li` elements. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A list without bullets or numbers, which assistive technology still announces as a list. */
export function PlainList({
  ordered = false,
  gap = 'x2',
  divided = false,
  className,
  ...rest
}: PlainListProps) {
  return (
    <Stack
      as={ordered ? 'ol' : 'ul'}
      gap={gap}
      {...rest}
      className={clsx(divided && styles.divided, className)}
    />
  );
}
