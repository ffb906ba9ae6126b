import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../spinner/index.ts';
import { button } from '../shared/styles/button.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
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
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const isAriaDisabled = ariaDisabled === true || ariaDisabled === 'true';
  const words = loading ? (loadingLabel ?? children) : children;
  // Not `disabled`, which would move the focus to the body.
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        disabled={disabled}
        aria-disabled={loading || isAriaDisabled || undefined}
        aria-busy={loading || undefined}
        onClick={loading || isAriaDisabled ? ignore : onClick}
        className={clsx(button({ variant, size, fullWidth }), className)}
        data-part="button"
        data-state={loading ? 'loading' : 'idle'}
      >
        {loading ? <SpinnerRing /> : icon}
        <span>{words}</span>
      </button>
      {loading !== undefined && (
        <span aria-live="polite" className={visuallyHidden}>
          {loading && words}
        </span>
      )}
    </>
  );
}
