import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { lineItem } from '../shared/styles/navigation-item.css.ts';
import { Anchor, type AnchorProps } from '../link/index.ts';
import * as styles from './header.css.ts';

interface PartProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement & HTMLSpanElement>;
}

/**
 * The end of the header: actions, a search, a cart, notifications, a language switch, the account.
 */
export function HeaderActions({ className, ...rest }: PartProps) {
  return <div {...rest} className={clsx(styles.session, className)} data-part="header-session" />;
}

const classes = { phone: styles.whenRoomy, desktop: styles.whenWide };

export interface HeaderActionProps {
  /** The width from which it is shown: 640 or 1024 px. Put hidden actions into HeaderMenu as well. @default always */
  from?: 'phone' | 'desktop';
  /** The action: a link, a button or a menu. */
  children: ReactNode;
}

/** An action that is hidden on narrow pages. */
export function HeaderAction({ from, children }: HeaderActionProps) {
  return from === undefined ? children : <span className={classes[from]}>{children}</span>;
}

export interface HeaderActionLinkProps extends AnchorProps {
  /**
   * `strong`: an action such as Login. `plain`: like the links of the navigation. @default "strong"
   */
  variant?: 'strong' | 'plain';
}

/** A link among the actions. */
export function HeaderActionLink({
  variant = 'strong',
  className,
  ...rest
}: HeaderActionLinkProps) {
  return (
    <Anchor
      {...rest}
      className={clsx(variant === 'strong' ? styles.actionLink : lineItem, className)}
    />
  );
}

/** A few words among the actions, such as a welcome: two lines at most. */
export function HeaderText({ className, ...rest }: PartProps) {
  return <span {...rest} className={clsx(styles.welcome, className)} />;
}

/** Content under the navigation in HeaderMenu. */
export function HeaderMenuActions({ className, ...rest }: PartProps) {
  return <div {...rest} className={clsx(styles.panelSession, className)} />;
}
