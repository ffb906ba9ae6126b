import type { CSSProperties } from 'react';

/** For a theme on a part of a page: the part needs its own background and text colour, like `body`. */
export const themeGround: CSSProperties = {
  padding: 'var(--jyoti-space-x5)',
  background: 'var(--jyoti-color-background)',
  color: 'var(--jyoti-color-text)',
  fontFamily: 'var(--jyoti-font-body)',
};
