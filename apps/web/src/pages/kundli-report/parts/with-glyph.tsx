import type { ReactNode } from 'react';
import * as styles from './parts.css.ts';

/** A name with its shape before it, on the baseline of the words around it. */
export function WithGlyph({ glyph, children }: { glyph: ReactNode; children: string }) {
  return (
    <span className={styles.withGlyph}>
      {glyph}
      {children}
    </span>
  );
}
