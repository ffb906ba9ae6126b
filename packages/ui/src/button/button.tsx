import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../spinner/index.ts';
import { button } from '../shared/button.css.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How much weight it carries. One `primary` per task. @default "secondary" */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default "regular" */
  size?: 'regular' | 'small';
  /** Stretches to the width of its container. @default false */
  fullWidth?: boolean;
  /** The work it started is under way: it is disabled and shows the tick ring. @default false */
  loading?: boolean;
  /** What it says while `loading`. @default its children */
  loadingLabel?: ReactNode;
  /** An icon before the words. Decorative: the words carry the meaning. */
  icon?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. To go somewhere, use a Link. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  fullWidth = false,
  loading = false,
  loadingLabel,
  icon,
  children,
  className,
  disabled = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      className={clsx(button({ variant, size, fullWidth }), className)}
      data-part="button"
      data-state={loading ? 'loading' : 'idle'}
    >
      {loading ? <SpinnerRing /> : icon}
      <span>{loading ? (loadingLabel ?? children) : children}</span>
    </button>
  );
}
