import { useSyncExternalStore } from 'react';
import { loadLanguage } from '../sample-content/index.ts';
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
/** What pages show: the same, once the language has loaded. */
let shown = current;
setGlobalsOfFrames(current);
const listeners = new Set<() => void>();

/** Loads what the pages need, and renders what depends on the settings. */
export async function showCurrentGlobals(): Promise<void> {
  const wanted = current;
  await loadLanguage(wanted.language);
  if (wanted !== current || wanted === shown) return;
  shown = wanted;
  for (const listener of listeners) listener();
}

/** Applies the current values of the toolbar. */
export function setCurrentGlobals(globals: BookGlobals): void {
  current = { ...globals };
  applyGlobals(current);
  setGlobalsOfFrames(current);
  void showCurrentGlobals();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  setCurrentGlobals(current),
);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentGlobals = (): BookGlobals => current;

/** The settings of the toolbar, for pages without a story. */
export const useCurrentGlobals = (): BookGlobals => useSyncExternalStore(subscribe, () => shown);

/** One setting: what shows it is rendered only when it changes. */
export const useCurrentGlobal = <Name extends keyof BookGlobals>(name: Name): BookGlobals[Name] =>
  useSyncExternalStore(subscribe, () => shown[name]);
