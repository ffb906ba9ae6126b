import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { Anchor, type AnchorProps } from '../../link/index.ts';
import { isButton, useRendered, type RenderProps } from '../../shared/react/use-rendered.ts';
import { useCloseMenu } from '../menu-context.ts';
import * as styles from '../menu.css.ts';

interface EntryProps extends ButtonHTMLAttributes<HTMLButtonElement>, RenderProps {
  /** Called on a press, unless it is disabled. */
  onChoose: () => void;
  /** Icon or check mark before the label. */
  sign?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** What all items that are buttons share. */
function Entry({
  onChoose,
  sign,
  disabled = false,
  onClick,
  className,
  children,
  render,
  ...rest
}: EntryProps) {
  return useRendered(render, 'button', {
    ...rest,
    ...(isButton(render) && { type: 'button' }),
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    className: clsx(styles.item, className),
    onClick: composeEventHandlers(onClick, (event: MouseEvent) => {
      if (!disabled) return onChoose();
      // A link would be followed.
      event.preventDefault();
    }),
    children: (
      <>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <span>{children}</span>
      </>
    ),
  });
}

/** Props of an item that is checked or not. */
const checkedProps = (checked: boolean) => ({
  'data-state': checked ? 'checked' : 'unchecked',
  sign: checked && <CheckIcon size={20} strokeWidth={2} aria-hidden />,
});

export interface MenuItemProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect'>, RenderProps {
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
export function MenuItem({ onSelect, icon, ...rest }: MenuItemProps) {
  const close = useCloseMenu('MenuItem');
  const choose = () => {
    close();
    onSelect();
  };
  return <Entry {...rest} role="menuitem" sign={icon} onChoose={choose} data-part="menu-item" />;
}

export interface MenuLinkProps extends AnchorProps {
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** The words of the link. */
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
export function MenuCheckItem({ checked, onCheckedChange, ...rest }: MenuCheckItemProps) {
  useCloseMenu('MenuCheckItem');
  return (
    <Entry
      {...rest}
      {...checkedProps(checked)}
      role="menuitemcheckbox"
      aria-checked={checked}
      onChoose={() => onCheckedChange(!checked)}
      data-part="menu-check-item"
    />
  );
}

export interface MenuGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Label above the items: "Chart style". */
  label: string;
  /** The items. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Items under a label. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <div {...rest} role="group" aria-labelledby={id} data-part="menu-group">
      <div id={id} className={styles.groupLabel} aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}

interface Choice {
  value: string;
  onValueChange: (value: string) => void;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export interface MenuRadioGroupProps extends Omit<MenuGroupProps, 'defaultValue'> {
  /** Value of the item that is chosen (controlled); `''` for none. Items are in the page only while the menu is open. */
  value: string;
  /** Called with the value of the item that is chosen. */
  onValueChange: (value: string) => void;
  /** MenuRadioItems. */
  children: ReactNode;
}

/** Items of which one is checked. The menu stays open, so that the choice is visible. */
export function MenuRadioGroup({ value, onValueChange, children, ...rest }: MenuRadioGroupProps) {
  return (
    <MenuGroup {...rest}>
      <ChoiceContext value={{ value, onValueChange }}>{children}</ChoiceContext>
    </MenuGroup>
  );
}

export interface MenuRadioItemProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  /** What `onValueChange` is called with. */
  value: string;
  /** It can be focused and read, but not chosen. @default false */
  disabled?: boolean;
  /** The words of the item. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice of a MenuRadioGroup. */
export function MenuRadioItem({ value, ...rest }: MenuRadioItemProps) {
  useCloseMenu('MenuRadioItem');
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('MenuRadioItem is outside of a MenuRadioGroup');
  const checked = choice.value === value;
  return (
    <Entry
      {...rest}
      {...checkedProps(checked)}
      role="menuitemradio"
      aria-checked={checked}
      onChoose={() => {
        if (!checked) choice.onValueChange(value);
      }}
      data-part="menu-radio-item"
    />
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
