import { useCallback, useSyncExternalStore } from 'react';

const canAsk = () => typeof window.matchMedia === 'function';

/** Whether a media query matches. False on a server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!canAsk()) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => canAsk() && window.matchMedia(query).matches,
    () => false,
  );
}

const never = () => () => undefined;

function savesData(): boolean {
  // Not in the DOM's types: only Chromium supports it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** True with reduced motion or reduced data. Nothing then moves automatically. */
export function useReducedMotion(): boolean {
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const isSaving = useSyncExternalStore(never, savesData, () => false);
  return isReduced || isSaving;
}
