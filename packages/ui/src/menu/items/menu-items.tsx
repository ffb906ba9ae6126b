import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { Anchor, type AnchorProps } from '../../link/index.ts';
import { useCloseMenu } from '../menu-context.ts';
import * as styles from '../menu.css.ts';

export interface MenuItemProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect'> {
  /**
   * Called after the menu has closed and the focus is back at its button, so that it may open a
   * Dialog.
   */
  onSelect: () => void;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** It can be focused and read, but does nothing. @default false */
  disabled?: boolean;
  /** A verb and its object: "Save as PDF". */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Performs an action. */
export function MenuItem({
  onSelect,
  icon,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const close = useCloseMenu('MenuItem');
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={clsx(styles.item, className)}
      data-part="menu-item"
      onClick={composeEventHandlers(onClick, () => {
        if (disabled) return;
        close();
        onSelect();
      })}
    >
      {icon !== undefined && <span className={styles.sign}>{icon}</span>}
      <span>{children}</span>
    </button>
  );
}

export interface MenuLinkProps extends AnchorProps {
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A link. */
export function MenuLink({ icon, className, children, onClick, ...rest }: MenuLinkProps) {
  const close = useCloseMenu('MenuLink');
  return (
    <Anchor
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={clsx(styles.item, className)}
      data-part="menu-link"
      // A router calls preventDefault on a link that it handles itself; the menu closes anyway.
      onClick={composeEventHandlers(onClick, close, { checkForDefaultPrevented: false })}
    >
      {icon !== undefined && <span className={styles.sign}>{icon}</span>}
      <span>{children}</span>
    </Anchor>
  );
}

export interface MenuCheckItemProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onSelect'
> {
  /** Whether it is on (controlled). Items are in the page only while the menu is open. */
  checked: boolean;
  /** Called on a press. The menu stays open, because several items may be toggled. */
  onCheckedChange: (checked: boolean) => void;
  /** It can be focused and read, but not changed. @default false */
  disabled?: boolean;
  /** Label: "Show degrees". */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A toggle. */
export function MenuCheckItem({
  checked,
  onCheckedChange,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: MenuCheckItemProps) {
  useCloseMenu('MenuCheckItem');
  return (
    <button
      {...rest}
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      className={clsx(styles.item, className)}
      data-part="menu-check-item"
      data-state={checked ? 'checked' : 'unchecked'}
      onClick={composeEventHandlers(onClick, () => {
        if (!disabled) onCheckedChange(!checked);
      })}
    >
      <span className={styles.sign}>
        {checked && <CheckIcon size={20} strokeWidth={2} aria-hidden />}
      </span>
      <span>{children}</span>
    </button>
  );
}

export interface MenuSeparatorProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return (
    <div
      {...rest}
      role="separator"
      className={clsx(styles.separator, className)}
      data-part="menu-separator"
    />
  );
}
