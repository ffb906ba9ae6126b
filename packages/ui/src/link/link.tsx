import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';
import * as styles from './link.css.ts';

export interface LinkProps extends AnchorProps {
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
  /**
   * `inline` in running text; `standalone` on a line of its own, with the height of a target.
   * @default "inline"
   */
  variant?: 'inline' | 'standalone';
  /** An icon before the text of a standalone link. Decorative: the text carries the meaning. */
  icon?: ReactNode;
  /** The words of the link, which name its target. */
  children: ReactNode;
}

/** A link. For an action on this page, use a Button. */
export function Link({ variant = 'inline', icon, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={clsx(styles.link({ variant }), className)} data-part="link">
      {icon}
      {variant === 'inline' ? children : <span>{children}</span>}
    </Anchor>
  );
}
