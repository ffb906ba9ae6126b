import { useEffect, useRef } from 'react';

/** A lock that opens by itself. `isLocked` and `close` are for handlers, not for rendering. */
export function useLock(ms: number): { isLocked: () => boolean; close: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLocked: () => timer.current !== undefined,
    close: () => {
      clearTimeout(timer.current);
      if (ms > 0)
        timer.current = setTimeout(() => {
          timer.current = undefined;
        }, ms);
    },
  };
}
