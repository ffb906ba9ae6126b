import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How something open was sent away. */
export type Dismissal = 'escape' | 'outside';

/**
 * Sends away something that stands open beside the page (a menu, a panel that is no dialog): by Escape, by a press
 * outside of it, and when the keyboard leaves it. After Escape the caller gives the focus back to what opened it.
 */
export function useDismiss(
  open: boolean,
  /** What counts as inside: the thing that is open together with the button that opened it. */
  inside: RefObject<HTMLElement | null>,
  onDismiss: (how: Dismissal) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!inside.current?.contains(target as Node)) dismiss('outside');
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape');
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, inside]);
}
