import { useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';

export interface ToggleProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  /** Whether it is on, where the page owns that. */
  pressed?: boolean;
  /** @default false */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  /** @default "regular" */
  size?: 'regular' | 'small';
  /** An icon before the words. Decorative: the words carry the meaning. */
  icon?: ReactNode;
  /** What is on or off. The same words in both states, since the state is said beside them. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed in: something on this page is on or off, at once. */
export function Toggle({
  pressed: pressedFromPage,
  defaultPressed = false,
  onPressedChange,
  onClick,
  ...rest
}: ToggleProps) {
  const [ownPressed, setOwnPressed] = useState(defaultPressed);
  const pressed = pressedFromPage ?? ownPressed;
  return (
    <Button
      {...rest}
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        setOwnPressed(!pressed);
        onPressedChange?.(!pressed);
      }}
    />
  );
}
