import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { useCloseMenu } from '../menu-context.ts';
import * as styles from '../menu.css.ts';

export interface MenuGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Label above the items: "Chart style". */
  label: string;
  /** The items. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Items under a label. */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={id}
      className={clsx(className)}
      data-part="menu-group"
    >
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
  value: string;
  /** It can be focused and read, but not chosen. @default false */
  disabled?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice of a MenuRadioGroup. */
export function MenuRadioItem({
  value,
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: MenuRadioItemProps) {
  useCloseMenu('MenuRadioItem');
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('MenuRadioItem is outside of a MenuRadioGroup');
  const checked = choice.value === value;
  return (
    <button
      {...rest}
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      className={clsx(styles.item, className)}
      data-part="menu-radio-item"
      data-state={checked ? 'checked' : 'unchecked'}
      onClick={composeEventHandlers(onClick, () => {
        if (!disabled && !checked) choice.onValueChange(value);
      })}
    >
      <span className={styles.sign}>
        {checked && <CheckIcon size={20} strokeWidth={2} aria-hidden />}
      </span>
      <span>{children}</span>
    </button>
  );
}
