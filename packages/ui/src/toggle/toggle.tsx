import { composeEventHandlers } from '@radix-ui/primitive';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';

export interface ToggleProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  /** Whether it is on (controlled). `undefined` makes the component uncontrolled. */
  pressed?: boolean;
  /** Whether it is on at first (uncontrolled). @default false */
  defaultPressed?: boolean;
  /** Called with the new state when it is pressed. */
  onPressedChange?: (pressed: boolean) => void;
  /** @default "regular" */
  size?: 'regular' | 'small';
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** Label. The same in both states, because the state is announced separately. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A toggle button: turns something on this page on or off immediately. */
export function Toggle({
  pressed: pressedProp,
  defaultPressed = false,
  onPressedChange,
  onClick,
  ...rest
}: ToggleProps) {
  const [pressed, setPressed] = useControllableState({
    prop: pressedProp,
    defaultProp: defaultPressed,
    onChange: onPressedChange,
    caller: 'Toggle',
  });
  return (
    <Button
      {...rest}
      aria-pressed={pressed}
      onClick={composeEventHandlers(onClick, () => setPressed(!pressed))}
    />
  );
}
