import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../visually-hidden/index.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. @default "span" */
  as?: 'span' | 'div' | 'p' | 'caption' | 'legend' | 'h1' | 'h2' | 'h3';
  /** What only screen readers read. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: element = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = element as ElementType;
  return (
    <Element {...rest} className={clsx(visuallyHidden, className)} data-part="visually-hidden" />
  );
}
