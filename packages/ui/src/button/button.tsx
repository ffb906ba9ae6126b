import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../spinner/index.ts';
import { isButton, useRendered, type RenderProps } from '../shared/react/use-rendered.ts';
import { button } from '../shared/styles/button.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, RenderProps {
  /**
   * Visual weight. One `primary` per task; `dangerFilled` is its like where the task cannot be undone. @default "secondary"
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled';
  /** @default "regular" */
  size?: 'regular' | 'small';
  /** Stretches to the width of its container. @default false */
  fullWidth?: boolean;
  /**
   * The action it started is pending: it shows the spinner and ignores presses, but keeps the focus. The start is
   * announced in a live region that must exist beforehand, so pass `false` to a button that may become busy.
   * @default undefined, as false, but without a live region
   */
  loading?: boolean;
  /** Label while `loading`. @default its children */
  loadingLabel?: ReactNode;
  /** An icon before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** Label: what a press does. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. For navigation, use a Link. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  fullWidth = false,
  loading,
  loadingLabel,
  icon,
  children,
  className,
  disabled = false,
  type = 'button',
  onClickCapture,
  'aria-disabled': ariaDisabled,
  render,
  ...rest
}: ButtonProps) {
  const native = isButton(render);
  const isInactive =
    loading || ariaDisabled === true || ariaDisabled === 'true' || (disabled && !native);
  const words = loading ? (loadingLabel ?? children) : children;
  // Not `disabled`, which would move the focus to the body. Before the handlers of an element from outside.
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const element = useRendered(render, 'button', {
    ...rest,
    ...(native && { type, disabled }),
    'aria-disabled': isInactive || undefined,
    'aria-busy': loading || undefined,
    onClickCapture: isInactive ? ignore : onClickCapture,
    className: clsx(button({ variant, size, fullWidth }), className),
    'data-part': 'button',
    'data-state': loading ? 'loading' : 'idle',
    children: (
      <>
        {loading ? <SpinnerRing /> : icon}
        <span>{words}</span>
      </>
    ),
  });
  return (
    <>
      {element}
      {loading !== undefined && (
        <span aria-live="polite" className={visuallyHidden}>
          {loading && words}
        </span>
      )}
    </>
  );
}
