import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isElsewhere, rootOf } from '../dom/root.ts';

const EVENTS = ['pointerdown', 'click', 'focusin'] as const;

const isMessage = (node: EventTarget) =>
  'matches' in node && (node as Element).matches('[data-part="toast-region"]');

/**
 * Reports presses and focus outside of a layer in a shadow root or in another document, where Radix's layers miss them: a
 * node of another document is no instance of `Node`, all parts of a shadow root have its host as their target, and
 * `document` does not learn of focus that moves inside of it. Does nothing for a layer in `document`.
 *
 * @param isInside whether an event with these targets belongs to the layer
 * @param onOutside called for a press when it is released, as for other layers
 */
export function useOutside(
  layer: RefObject<Element | null>,
  isInside: (path: readonly EventTarget[]) => boolean,
  onOutside: (how: 'press' | 'focus') => void,
): void {
  const isBeside = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    return !path.some((node) => node === layer.current || isMessage(node)) && !isInside(path);
  });
  const leave = useEffectEvent(onOutside);
  useEffect(() => {
    const box = layer.current;
    if (!isElsewhere(box)) return;
    let seen: Event | undefined;
    let isPressed = false;
    const listener = (event: Event) => {
      // First in the root: what the document sees of a closed shadow root ends at its host.
      if (event === seen) return;
      seen = event;
      if (event.type === 'pointerdown')
        isPressed = (event as PointerEvent).button === 0 && isBeside(event);
      else if (event.type === 'focusin') {
        if (!isPressed && isBeside(event)) leave('focus');
      } else if (isPressed) {
        isPressed = false;
        leave('press');
      }
    };
    const places = [rootOf(box), box.ownerDocument];
    for (const place of places) for (const name of EVENTS) place.addEventListener(name, listener);
    return () => {
      for (const place of places)
        for (const name of EVENTS) place.removeEventListener(name, listener);
    };
  }, [layer]);
}
