import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { raise } from '../../shared/layers/top-layer.ts';
import * as styles from '../dialog.css.ts';

interface ScrimProps extends ComponentProps<'div'> {
  /** Whether it is in the top layer. @default true */
  isOnTop?: boolean;
}

/**
 * The backdrop of a dialog. Not Radix's overlay: that writes a style element to lock scrolling, which a strict content
 * policy blocks. It handles presses itself, because an open dialog disables pointer events on the rest of the page.
 */
export function Scrim({ ref, isOnTop = true, className, ...rest }: ScrimProps) {
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isOnTop && scrim.current ? raise(scrim.current) : undefined), [isOnTop]);
  return (
    <div
      {...rest}
      ref={useComposedRefs(ref, scrim)}
      className={clsx(styles.scrim, className)}
      data-part="dialog-scrim"
      style={{ pointerEvents: 'auto' }}
    />
  );
}
