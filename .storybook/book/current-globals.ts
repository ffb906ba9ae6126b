import { useSyncExternalStore } from 'react';
import { applyGlobals, initialGlobals, type BookGlobals } from './book-globals.ts';

let current: BookGlobals = { ...initialGlobals };
const listeners = new Set<() => void>();

/** Takes over what the toolbar says now. */
export function setCurrentGlobals(globals: BookGlobals): void {
  current = { ...globals };
  applyGlobals(current);
  for (const listener of listeners) listener();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  setCurrentGlobals(current),
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the toolbar says, for pages without a story. */
export const useCurrentGlobals = (): BookGlobals => useSyncExternalStore(subscribe, () => current);
