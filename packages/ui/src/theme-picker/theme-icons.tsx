import type { ThemeCard } from '@jyoti/themes';
import { clsx } from 'clsx';
import type { ReactNode, Ref, SVGAttributes } from 'react';
import * as styles from './theme-picker.css.ts';

/** Filled parts in addition to the strokes. */
const solid = { fill: 'currentColor', stroke: 'none' } as const;

/** One small drawing for each theme, on a grid of 24 with strokes of 1.6. */
const drawings: Readonly<Record<string, ReactNode>> = {
  gnomon: (
    <>
      <path d="M12 4 8 19h8z" />
      <path {...solid} d="M12 4v15h4z" />
      <path d="M3 19a9 9 0 0 1 6-8.5M21 19a9 9 0 0 0-6-8.5M2 21.5h20" />
    </>
  ),
  diya: (
    <>
      <path d="M12 2.5c2.6 3 3.4 4.8 3.4 6.4a3.4 3.4 0 0 1-6.8 0c0-1.6.8-3.4 3.4-6.4z" />
      <path d="M3 14.5h18c-.6 4.2-4.2 6.5-9 6.5s-8.4-2.3-9-6.5z" />
    </>
  ),
  folio: (
    <>
      <rect x="2" y="6" width="20" height="12" rx="1" />
      <path d="M6 6v12M18 6v12" />
      <circle cx="12" cy="12" r="1.8" />
    </>
  ),
  arch: (
    <>
      <path d="M4.5 21.5V11c0-2 1.3-3 2.5-3.2C7.4 5.6 9.6 5 12 2.5c2.4 2.5 4.6 3.1 5 5.3 1.2.2 2.5 1.2 2.5 3.2v10.5z" />
      <path {...solid} d="M9.5 21.5V16a2.5 2.5 0 0 1 5 0v5.5z" />
    </>
  ),
  'circle-in-square': (
    <>
      <rect x="3" y="3" width="18" height="18" rx="1" />
      <circle {...solid} cx="12" cy="12" r="5" />
    </>
  ),
  'gibbous-moon': (
    <>
      <circle cx="12" cy="12" r="9" />
      <path {...solid} d="M12 3a9 9 0 0 1 0 18c-3-2.5-4.5-5.5-4.5-9S9 5.5 12 3z" />
    </>
  ),
  'three-stars': (
    <>
      <path d="M5 17.5 11 7l8.5 4.5" />
      <circle {...solid} cx="5" cy="17.5" r="2.7" />
      <circle {...solid} cx="11" cy="7" r="2.2" />
      <circle {...solid} cx="19.5" cy="11.5" r="1.8" />
    </>
  ),
  kolam: (
    <>
      <path
        d="M12 7.2c1.5-3 5-5 7-3s0 5.5-3 7c3 1.5 5 5 3 7s-5.5 0-7-3c-1.5 3-5 5-7 3s0-5.5 3-7c-3-1.5-5-5-3-7s5.5 0 7 3z"
        transform="translate(0 .6)"
      />
      <circle {...solid} cx="7.4" cy="7.2" r="1" />
      <circle {...solid} cx="16.6" cy="7.2" r="1" />
      <circle {...solid} cx="7.4" cy="16.4" r="1" />
      <circle {...solid} cx="16.6" cy="16.4" r="1" />
    </>
  ),
  'triangle-over-crescent': (
    <>
      <path d="m12 2.5 6 9H6z" />
      <path {...solid} d="M3 14.5c2.5 2 5.5 3 9 3s6.5-1 9-3c-.8 4.2-4.5 7-9 7s-8.2-2.8-9-7z" />
    </>
  ),
  'peacock-eye': (
    <>
      <path d="M12 2c4.5 4.5 7.5 8 7.5 12a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-12z" />
      <circle cx="12" cy="14.2" r="4" />
      <circle {...solid} cx="12" cy="15" r="1.8" />
    </>
  ),
};

/** For a product's own theme without an icon in the kit. */
const fallback = (
  <>
    <circle cx="12" cy="12" r="9" />
    <circle {...solid} cx="12" cy="12" r="4" />
  </>
);

export interface ThemeIconProps extends SVGAttributes<SVGSVGElement> {
  /** The icon named in the theme's card. */
  icon: ThemeCard['icon'];
  ref?: Ref<SVGSVGElement>;
}

/** The icon of a theme in the current text colour. Decorative: its name is next to it. */
export function ThemeIcon({ icon, className, ...rest }: ThemeIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      data-part="theme-icon"
      data-icon={icon}
    >
      {drawings[icon] ?? fallback}
    </svg>
  );
}
