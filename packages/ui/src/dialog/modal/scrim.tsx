import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { raise } from '../../shared/layers/top-layer.ts';
import * as styles from '../dialog.css.ts';

/**
 * What dims the page behind a dialog. Not Radix's overlay: that writes a style element to lock scrolling, which a strict
 * content policy blocks. It takes presses itself, since an open dialog takes them from the rest of the page.
 */
export function Scrim({ ref, ...rest }: ComponentProps<'div'>) {
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (scrim.current ? raise(scrim.current) : undefined), []);
  return (
    <div
      {...rest}
      ref={useComposedRefs(ref, scrim)}
      className={styles.scrim}
      data-part="dialog-scrim"
      style={{ pointerEvents: 'auto' }}
    />
  );
}
