import { useCallback, useState } from 'react';

export type Direction = 'ltr' | 'rtl';

/**
 * The direction of writing where an element stands, by the nearest `dir` attribute. Left to right until the element is
 * in the page. Give the returned function to the element as its ref.
 */
export function useDirection(): [Direction, (node: Element | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = useCallback((node: Element | null) => {
    if (node) setDirection(node.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, read];
}
