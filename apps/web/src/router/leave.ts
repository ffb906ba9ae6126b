import { useEffect, useRef, useState } from 'react';
import type { HeldLeave } from './page-router.ts';
import { useOpen } from './router-provider.tsx';

/** Holds the ways out of a page while `holds` says so of two paths; gives the one that is held. */
export function useHeldLeave(holds: (from: string, to: string) => boolean): HeldLeave | null {
  const { router } = useOpen();
  const [held, setHeld] = useState<HeldLeave | null>(null);
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });
  useEffect(
    () => router.watch({ holds: (from, to) => latest.current(from, to), hold: setHeld }),
    [router],
  );
  return held;
}
