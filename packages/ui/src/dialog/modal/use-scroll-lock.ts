import { useLayoutEffect, type RefObject } from 'react';

const LOCKED = 'data-scroll-locked';

/** Currently open dialogs of a page, including stacked ones. */
const holders = new WeakMap<HTMLElement, number>();

/**
 * Locks the scrolling of the page behind a dialog. The width of a classic scroll bar is reserved, so that nothing moves
 * sideways, including sticky and fixed elements.
 */
export function useScrollLock(dialog: RefObject<HTMLElement | null>, isModal: boolean) {
  useLayoutEffect(() => {
    const { documentElement: page, defaultView: view } = dialog.current?.ownerDocument ?? {};
    if (!isModal || !page || !view) return;
    const hold = (more: number) => {
      const count = (holders.get(page) ?? 0) + more;
      holders.set(page, count);
      return count;
    };
    const hasGutter = view.innerWidth > page.clientWidth;
    if (hold(1) === 1) page.setAttribute(LOCKED, hasGutter ? 'gutter' : '');
    return () => {
      if (hold(-1) === 0) page.removeAttribute(LOCKED);
    };
  }, [dialog, isModal]);
}
