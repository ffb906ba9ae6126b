import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { Menu } from '../menu/index.ts';
import { splitButtonStrings } from '../messages.generated/en/components/SplitButton.ts';
import { splitRootProps } from '../shared/react/split-root-props.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './button-group.css.ts';

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** What the buttons have in common: "Text". */
  label: string;
  /** Buttons of one variant and size. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Buttons that belong together, with one border. */
export function ButtonGroup({ label, className, children, ...rest }: ButtonGroupProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx(styles.group, className)}
      data-part="button-group"
    >
      {children}
    </div>
  );
}

export interface SplitButtonProps extends ButtonProps {
  /** The further actions: MenuItems, MenuLinks, MenuSeparators. */
  actions: ReactNode;
  /** Name of the button that opens them. @default "More options" in the current language */
  moreLabel?: string;
}

/** A button for the most frequent action, and next to it a menu of its alternatives. */
export function SplitButton({ actions, moreLabel, children, ...props }: SplitButtonProps) {
  const strings = useStrings(splitButtonStrings);
  const [root, button] = splitRootProps<ButtonProps>({ ...props, children });
  const { variant, size, disabled, loading } = props;
  return (
    <div {...root} className={clsx(styles.group, root.className)} data-part="split-button">
      <Button {...button}>{children}</Button>
      <Menu
        align="end"
        trigger={
          <Button
            className={clsx(styles.arrow, variant === 'dangerFilled' && styles.divided)}
            {...{ variant, size }}
            disabled={disabled === true || loading === true}
            icon={<ChevronDownIcon aria-hidden />}
          >
            <span className={visuallyHidden}>{moreLabel ?? strings.more}</span>
          </Button>
        }
      >
        {actions}
      </Menu>
    </div>
  );
}
