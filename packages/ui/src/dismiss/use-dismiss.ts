import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How something open was sent away. */
export type Dismissal = 'escape' | 'outside';

type Part = RefObject<Element | null>;

/** What stands open, the last one on top: Escape sends away only that one. */
const open: object[] = [];

/** A list of suggestions that is open lies further in than anything around it, and Escape is its own. */
const isOfCombobox = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"]') !== null;

/**
 * Sends away something that stands open beside the page (a menu, a panel that is no dialog): by Escape, by a press
 * outside of it, and when the keyboard leaves it. After Escape the caller gives the focus back to what opened it. Of
 * several things that are open, Escape closes the one that was opened last; a dialog around them stays.
 */
export function useDismiss(
  isOpen: boolean,
  /** What counts as inside: the thing that is open together with the button that opened it. */
  inside: Part | readonly Part[],
  onDismiss: (how: Dismissal) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  const outside = useEffectEvent(({ target }: Event) => {
    if (![inside].flat().some((part) => part.current?.contains(target as Node))) dismiss('outside');
  });

  useEffect(() => {
    if (!isOpen) return;
    const self = {};
    open.push(self);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || open.at(-1) !== self || isOfCombobox(event.target)) return;
      // Says to a dialog around it that the key has done its work.
      event.preventDefault();
      dismiss('escape');
    };
    const press = (event: Event) => outside(event);
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    // On the way down and at the very top, since dialogs listen on the document on the way down.
    window.addEventListener('keydown', escape, true);
    return () => {
      open.splice(open.indexOf(self), 1);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
      window.removeEventListener('keydown', escape, true);
    };
  }, [isOpen]);
}
