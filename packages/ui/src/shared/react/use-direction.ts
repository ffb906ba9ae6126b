import { useCallback, useEffect, useState } from 'react';
import { useDir, type Direction } from '../../i18n/index.ts';

export type { Direction };

function directionAt(element: Element, around: Direction): Direction {
  const nearest = element.closest('[dir]')?.getAttribute('dir') ?? around;
  return nearest === 'rtl' ? 'rtl' : 'ltr';
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
 * Writing direction at an element, by the nearest `dir` attribute; follows later changes of it. The I18nProvider's
 * direction is used until the element is mounted, and if no ancestor has a `dir`. Pass the returned function to the
 * element as its ref.
 */
export function useDirection(): [Direction, (node: Element | null) => void] {
  const around = useDir();
  const [direction, setDirection] = useState(around);
  const [element, setElement] = useState<Element | null>(null);
  const ref = useCallback(
    (node: Element | null) => {
      setElement(node);
      if (node) setDirection(directionAt(node, around));
    },
    [around],
  );
  useEffect(
    () => (element ? onDirChange(() => setDirection(directionAt(element, around))) : undefined),
    [element, around],
  );
  return [direction, ref];
}
