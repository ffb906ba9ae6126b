import type { ReactNode } from 'react';
import * as styles from './footer.css.ts';

/**
 * Plain drawings, distinct from one another, on a grid of 24 with strokes of 1.6; not the
 * companies' own artwork.
 */
const drawings: Readonly<Record<string, ReactNode>> = {
  facebook: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M12.5 21v-9c0-2 1-3.2 3.5-3.2M9.5 13.5h6" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M16.9 7.1h.01" strokeWidth="2.2" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5.2 3-5.2 3z" />
    </>
  ),
  twitter: (
    <path d="M3 18.5c2 .8 4 1 6 .8 6-.6 10-5.2 9.8-11.3l2.2-2.3-2.7.5c-1.5-2.3-6-2-6.3 2.3C8.5 8.5 6 7 4 4.5c-1 3 0 5.5 2 7l-2.5-.5c.5 2 1.7 3.3 3.5 4-1.2 1.5-2.5 2.7-4 3.5z" />
  ),
};

/** The icon of a social network; null for an unknown one. */
export function SocialIcon({ id }: { id: string }) {
  const drawing = drawings[id];
  if (drawing === undefined) return null;
  return (
    <svg
      className={styles.socialIcon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      data-icon={id}
    >
      {drawing}
    </svg>
  );
}
