import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../tooltip/index.ts';
import { iconButton } from '../shared/styles/icon-button.css.ts';
import { warnWithoutName } from '../shared/react/warn-without-name.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** Accessible name: what it does. */
  label: string;
  /** The icon, 20 or 24 px. */
  icon: ReactNode;
  /** `outlined` where its context does not show that it is a button. @default "plain" */
  variant?: 'plain' | 'outlined';
  /** 48 px, or 36 px where several are in a row of text. @default "regular" */
  size?: 'regular' | 'small';
  /** Shows its name to a mouse that rests on it and to the keyboard. @default true */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon, with an accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'regular',
  tooltip = true,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  warnWithoutName('IconButton', 'label', label);
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(iconButton({ variant, size }), className)}
      data-part="icon-button"
    >
      {icon}
    </button>
  );
  if (!tooltip) return button;
  return (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  );
}
