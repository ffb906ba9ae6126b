import { useSyncExternalStore } from 'react';
import { applyGlobals, initialGlobals, type BookGlobals } from './book-globals.ts';
import { setGlobalsOfFrames } from './frames.ts';

/**
 * The globals in the URL, as `globals=theme:cosmic-depths;language:hi`. The first event of the toolbar may be too
 * early.
 */
function globalsOfUrl(): Partial<BookGlobals> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const pairs = text.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.filter(([name = '']) => name in initialGlobals));
}

let current: BookGlobals = { ...initialGlobals, ...globalsOfUrl() };
setGlobalsOfFrames(current);
const listeners = new Set<() => void>();

/** Applies the current values of the toolbar. */
export function setCurrentGlobals(globals: BookGlobals): void {
  current = { ...globals };
  applyGlobals(current);
  setGlobalsOfFrames(current);
  for (const listener of listeners) listener();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  setCurrentGlobals(current),
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings of the toolbar, for pages without a story. */
export const useCurrentGlobals = (): BookGlobals => useSyncExternalStore(subscribe, () => current);
