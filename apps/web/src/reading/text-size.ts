import { textSizes, type TextSize } from '@jyoti/ui/prose';
import { useCallback, useSyncExternalStore } from 'react';

/** Where this browser keeps the size that its reader chose. */
export const TEXT_SIZE_KEY = 'text-size';

const listeners = new Set<() => void>();
/** The size of this visit, where the browser refuses to keep it. */
let unstored: TextSize | null = null;

function storedSize(): TextSize {
  try {
    const stored = globalThis.localStorage.getItem(TEXT_SIZE_KEY);
    return textSizes.find((size) => size === stored) ?? unstored ?? 'medium';
  } catch {
    return unstored ?? 'medium';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How large the reader wants running text, and the way to change it. Medium on the server, which does not know it. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const size = useSyncExternalStore(subscribe, storedSize, () => 'medium' as const);
  const change = useCallback((next: TextSize) => {
    unstored = next;
    try {
      globalThis.localStorage.setItem(TEXT_SIZE_KEY, next);
    } catch {
      // The choice then holds until the page is left.
    }
    for (const listener of listeners) listener();
  }, []);
  return [size, change];
}
