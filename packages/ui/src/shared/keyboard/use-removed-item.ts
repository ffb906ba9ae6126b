import { useEffect, useEffectEvent, type RefObject } from 'react';
import { focusedIn, isFocusLost } from '../dom/root.ts';

interface RemovedItemOptions {
  /** Whether the list is in the page. @default true */
  isShown?: boolean;
  /** Called with each removed item and its neighbour: the item after it, or else the one before. */
  onRemoved?: (removed: Element, neighbour: HTMLElement | undefined) => void;
}

/**
 * Moves the focus to the neighbour of an item that had it when it was removed from its list, so that the keyboard
 * continues there.
 *
 * @param selector of the items
 */
export function useRemovedItem(
  list: RefObject<HTMLElement | null>,
  selector: string,
  { isShown = true, onRemoved }: RemovedItemOptions = {},
): void {
  const removed = useEffectEvent((item: Element, neighbour: HTMLElement | undefined) =>
    onRemoved?.(item, neighbour),
  );
  // Items may be inside components of the page and change without a render of the list: only the DOM has them all.
  useEffect(() => {
    const node = list.current;
    if (!isShown || !node) return undefined;
    const inDom = () => [...node.querySelectorAll<HTMLElement>(selector)];
    let before = inDom();
    let focused = focusedIn(node);
    let timer: ReturnType<typeof setTimeout>;
    const children = new MutationObserver(() => {
      const now = inDom();
      for (const [place, item] of before.entries()) {
        // An item that is moved may be another element with the same id.
        if (now.some((other) => other === item || (item.id !== '' && other.id === item.id)))
          continue;
        const neighbour = [...before.slice(place + 1), ...before.slice(0, place).toReversed()].find(
          (other) => now.includes(other) && !other.hasAttribute('disabled'),
        );
        removed(item, neighbour);
        if (item === focused && isFocusLost(node)) (neighbour ?? node).focus();
      }
      before = now;
    });
    const focus = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      focused = target as Element;
    };
    // Some browsers fire it also when they remove an element, before the observer is called.
    const blur = () => {
      timer = setTimeout(() => {
        focused = null;
      });
    };
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', blur);
    children.observe(node, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      children.disconnect();
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', blur);
    };
  }, [list, selector, isShown]);
}
