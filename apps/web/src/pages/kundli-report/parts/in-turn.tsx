import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Long tables one after the other: the first ones are painted at once, each of the others as soon as the browser is free
 * again, so that a slow phone shows what is in view before it reckons what is not.
 */
export function InTurn({ atOnce, children }: { atOnce: number; children: ReactNode }) {
  const all = Children.toArray(children);
  const [shown, setShown] = useState(atOnce);
  const isWhole = shown >= all.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setShown(shown + 1));
  }, [shown, isWhole]);
  return all.slice(0, shown);
}
