import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(onMinute: () => void) {
  const timer = setInterval(onMinute, MINUTE);
  return () => clearInterval(timer);
}

/**
 * The minute it is, ms since 1970. In the first frame it is the instant that came with the page, so that server and
 * browser draw the same; null where none came.
 */
export function useNow(first: number | null): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => first,
  );
}
