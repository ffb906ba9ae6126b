import { useLayoutEffect } from 'react';

const GUTTER = 'data-scroll-gutter';

/** Dialogs that stand open now, one over another. */
let holders = 0;

/**
 * Keeps the room of the page's scroll bar while a dialog locks scrolling, so that nothing behind it moves sideways, the
 * sticky header and what is fixed included. Where the page has no bar that takes room, nothing is kept.
 */
export function useStableGutter() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const takesRoom = window.innerWidth > page.clientWidth;
    if (holders === 0 && takesRoom) page.setAttribute(GUTTER, '');
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) page.removeAttribute(GUTTER);
    };
  }, []);
}
