import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { button } from '../shared/styles/button.css.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';

export interface ButtonLinkProps extends AnchorProps {
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
  /** How much weight it carries. One `primary` per task. @default "secondary" */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** @default "regular" */
  size?: 'regular' | 'small';
  /** Stretches to the width of its container. @default false */
  fullWidth?: boolean;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** The words of the link, which name its target. */
  children: ReactNode;
}

/** A link styled as a button, for the next step of a task on another page. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  fullWidth = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={clsx(button({ variant, size, fullWidth }), className)}
      data-part="button-link"
    >
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
