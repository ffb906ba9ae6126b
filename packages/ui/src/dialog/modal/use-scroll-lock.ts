import { useLayoutEffect } from 'react';

const LOCKED = 'data-scroll-locked';

/** Currently open dialogs, including stacked ones. */
let holders = 0;

/**
 * Locks the scrolling of the page behind a dialog. The width of a classic scroll bar is reserved, so that nothing moves
 * sideways, including sticky and fixed elements.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const hasGutter = window.innerWidth > page.clientWidth;
    if (holders === 0) page.setAttribute(LOCKED, hasGutter ? 'gutter' : '');
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) page.removeAttribute(LOCKED);
    };
  }, []);
}
