import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './focus-on-mount.css.ts';

export interface FocusOnMountProps extends HTMLAttributes<HTMLDivElement> {
  /** `false` where the page has only just opened and the focus belongs to the visitor. @default true */
  focus?: boolean;
  /** Begin with a heading or the message: screen readers announce it first. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Takes the focus on mount. For content that replaces the focused element: the result after a form, the form after its
 * result. Without it the focus returns to the top of the page and nothing is announced.
 */
export function FocusOnMount({ focus = true, className, ref, ...rest }: FocusOnMountProps) {
  const node = useRef<HTMLDivElement>(null);
  const root = useComposedRefs(ref, node);
  useEffect(() => {
    if (focus) node.current?.focus();
  }, [focus]);
  return (
    <div
      tabIndex={-1}
      data-part="focus-on-mount"
      {...rest}
      ref={root}
      className={clsx(styles.root, className)}
    />
  );
}
