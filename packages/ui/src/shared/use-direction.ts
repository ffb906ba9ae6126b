import { useCallback, useEffect, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Writing direction at an element, by the nearest `dir` attribute. */
export function directionOf(element: Element): Direction {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}

/** All mounted components share one observer of the document's `dir` attributes. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

function onDirChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const each of listeners) each();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['dir'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/**
 * Writing direction at an element, by the nearest `dir` attribute; follows later changes of it. Left to right until the
 * element is mounted. Give the returned function to the element as its ref.
 */
export function useDirection(): [Direction, (node: Element | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const [element, setElement] = useState<Element | null>(null);
  const ref = useCallback((node: Element | null) => {
    setElement(node);
    if (node) setDirection(directionOf(node));
  }, []);
  useEffect(
    () => (element ? onDirChange(() => setDirection(directionOf(element))) : undefined),
    [element],
  );
  return [direction, ref];
}
