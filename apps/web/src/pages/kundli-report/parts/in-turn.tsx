import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * How many of a long row of things to draw: the first ones at once, the others one after another once those are painted,
 * so that a slow phone shows what is in view before it reckons what is not.
 */
export function useInTurn(total: number, atOnce: number, eachTurn = 1): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // What is put off from within a frame runs when that frame has been painted.
      later = setTimeout(() => startTransition(() => setDrawn(drawn + eachTurn)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [drawn, isWhole, eachTurn]);
  return drawn;
}

/** Long tables one after the other, those in view first. */
export function InTurn({ atOnce, children }: { atOnce: number; children: ReactNode }) {
  const all = Children.toArray(children);
  return all.slice(0, useInTurn(all.length, atOnce));
}
