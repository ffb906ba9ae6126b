import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { raise } from '../../shared/layers/top-layer.ts';
import { inertOutside } from './inert-outside.ts';

/** Height covered by an on-screen keyboard, px. Pinch zoom does not count. */
function keyboardHeight({ height, scale }: VisualViewport): number {
  return Math.max(0, Math.round(window.innerHeight - height * scale));
}

/**
 * Makes a dialog modal, in addition to Radix: it is in the top layer, unless layers of others are to lie above it, and
 * the rest of the page is inert. Modal or not, it stays above an on-screen keyboard, whose height is written as
 * `--jyoti-keyboard-height`.
 */
export function useModal(
  dialog: RefObject<HTMLElement | null>,
  isModal: boolean,
  allowOutside: string | undefined,
): void {
  const isOnTop = isModal && allowOutside === undefined;
  useLayoutEffect(
    () => (isOnTop && dialog.current ? raise(dialog.current) : undefined),
    [dialog, isOnTop],
  );

  // Not in a layout effect: a dialog that is open from the start mounts before the rest of the page.
  useEffect(
    () => (isModal && dialog.current ? inertOutside(dialog.current, allowOutside) : undefined),
    [dialog, isModal, allowOutside],
  );

  useLayoutEffect(() => {
    const box = dialog.current;
    const view = window.visualViewport;
    if (!box || !view) return;
    const write = () =>
      box.style.setProperty('--jyoti-keyboard-height', `${keyboardHeight(view)}px`);
    write();
    view.addEventListener('resize', write);
    return () => view.removeEventListener('resize', write);
  }, [dialog]);
}
