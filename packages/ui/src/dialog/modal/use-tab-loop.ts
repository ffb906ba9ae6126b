import { useEffect, type RefObject } from 'react';
import { focusedIn, isElsewhere } from '../../shared/dom/root.ts';
import { FOCUSABLE } from '../../shared/keyboard/focusable.ts';

/**
 * Keeps the Tab key inside a modal dialog in a shadow root or in another document, where Radix's focus trap, which asks
 * `document`, does not.
 */
export function useTabLoop(dialog: RefObject<HTMLElement | null>, isModal: boolean): void {
  useEffect(() => {
    const box = dialog.current;
    if (!isModal || !isElsewhere(box)) return;
    const loop = (event: KeyboardEvent) => {
      const focused = focusedIn(box);
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (key !== 'Tab' || altKey || ctrlKey || metaKey || !focused) return;
      const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (stop) => stop.closest('[hidden], [inert]') === null,
      );
      const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
      if (stops.some((stop) => focused.compareDocumentPosition(stop) & side)) return;
      event.preventDefault();
      stops.at(shiftKey ? -1 : 0)?.focus();
    };
    box.addEventListener('keydown', loop);
    return () => box.removeEventListener('keydown', loop);
  }, [dialog, isModal]);
}
