import { clsx } from 'clsx';
import type { HTMLAttributes, Ref, SVGAttributes } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './logo.css.ts';
import { logoStrings } from '../messages.generated/en/components/Logo.ts';

export interface LogoMarkProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>;
}

/**
 * The mark without a name: the gnomon of a stone sundial, the graduated quadrants at its sides, and the sun over its
 * tip. Sized in em.
 */
export function LogoMark({ className, ...rest }: LogoMarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={clsx(styles.mark, className)}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      data-part="logo-mark"
    >
      <circle className={styles.sun} cx="16" cy="2.9" r="2.1" />
      <path d="M16 8 10.6 27H16z" />
      <path d="M16 8v19h5.4z" fill="currentColor" />
      <path d="M2.8 27a13.2 13.2 0 0 1 9-12.5M29.2 27a13.2 13.2 0 0 0-9-12.5" />
      <path d="m7.6 16.9-1.5-1.8m-1.2 5-2-1.2m21.5-2 1.5-1.8m1.2 5 2-1.2" strokeWidth="1.5" />
      <path d="M1.4 30.2h29.2" />
    </svg>
  );
}

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** Font size of the name: 19 px, 26 px, or as the main heading of a page. @default "regular" */
  size?: 'small' | 'regular' | 'large';
  /** `full` is mark and name; `mark` shows the mark only, which then has the accessible name. @default "full" */
  variant?: 'full' | 'mark';
  /** The word. @default the product's name in the current language */
  name?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The brand: its mark and its name in the heading font of the theme. */
export function Logo({ size = 'regular', variant = 'full', name, className, ...rest }: LogoProps) {
  const strings = useStrings(logoStrings);
  const word = name ?? strings.name;
  return (
    <span
      {...(variant === 'mark' && { role: 'img', 'aria-label': word })}
      {...rest}
      className={clsx(styles.root({ size }), className)}
      data-part="logo"
    >
      <LogoMark />
      {variant === 'full' && <span>{word}</span>}
    </span>
  );
}
