import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element's content overflows, so that it can be scrolled. */
export function useScrolls(part: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const node = part.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    // ResizeObserver also reports once when it starts to observe.
    const sizes = new ResizeObserver(() => setScrolls(node.scrollHeight > node.clientHeight));
    for (const box of [node, ...node.children]) sizes.observe(box);
    return () => sizes.disconnect();
  }, [part]);
  return scrolls;
}
