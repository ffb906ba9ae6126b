import { useCallback, useState } from 'react';
import { useDir, type Direction } from '../i18n/index.ts';

export type { Direction };

/**
 * The direction of writing where an element stands, by the nearest `dir` attribute; that of the I18nProvider until the
 * element is in the page. Give the returned function to the element as its ref.
 */
export function useDirection(): [Direction, (node: Element | null) => void] {
  const around = useDir();
  const [direction, setDirection] = useState(around);
  const read = useCallback(
    (node: Element | null) => {
      if (!node) return;
      const nearest = node.closest('[dir]')?.getAttribute('dir') ?? around;
      setDirection(nearest === 'rtl' ? 'rtl' : 'ltr');
    },
    [around],
  );
  return [direction, read];
}
