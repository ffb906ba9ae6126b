import { useLayoutEffect, type RefObject } from 'react';
import { rootOf } from '../../shared/dom/root.ts';
import { raise } from '../../shared/layers/top-layer.ts';

/**
 * Keeps the toasts on top of everything, including dialogs opened later.
 *
 * @param newest serial number of the newest message that is shown; 0 while there is none
 */
export function useAboveDialogs(region: RefObject<HTMLElement | null>, newest: number): void {
  useLayoutEffect(() => {
    const messages = region.current;
    // Without a message it is not a popover, because a live region must be in the page before its content.
    if (!messages || newest === 0) return;
    let lower = raise(messages);
    const raiseAgain = ({ target }: Event) => {
      const isDialog = (target as Element).matches?.('[aria-modal="true"]:popover-open') === true;
      if (!isDialog) return;
      lower();
      lower = raise(messages);
    };
    // The event of a popover does not bubble, and does not leave a shadow root.
    const root = rootOf(messages);
    root.addEventListener('toggle', raiseAgain, true);
    return () => {
      root.removeEventListener('toggle', raiseAgain, true);
      lower();
    };
  }, [region, newest]);
}
