import type { CSSProperties } from 'react';

/** A theme set on a part of a page: the part needs its own ground and ink, as `body` has them. */
export const themeGround: CSSProperties = {
  padding: 'var(--jyoti-space-x5)',
  background: 'var(--jyoti-color-background)',
  color: 'var(--jyoti-color-text)',
  fontFamily: 'var(--jyoti-font-body)',
};
