import { useLayoutEffect } from 'react';

const LOCKED = 'data-scroll-locked';

/** Dialogs that are open now, one over another. */
let holders = 0;

/**
 * Holds the page still behind a dialog. Where its scroll bar takes room, that room is kept, so that nothing moves
 * sideways, the sticky header and what is fixed included.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const takesRoom = window.innerWidth > page.clientWidth;
    if (holders === 0) page.setAttribute(LOCKED, takesRoom ? 'gutter' : '');
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) page.removeAttribute(LOCKED);
    };
  }, []);
}
