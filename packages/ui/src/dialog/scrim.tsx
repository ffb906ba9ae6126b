import type { ComponentProps } from 'react';
import * as styles from './dialog.css.ts';

/**
 * What dims the page behind a dialog. Not Radix's overlay: that writes a style element to lock scrolling, which a strict
 * content policy refuses. It takes presses itself, since an open dialog takes them from the rest of the page.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={styles.scrim}
      data-part="dialog-scrim"
      style={{ pointerEvents: 'auto' }}
    />
  );
}
