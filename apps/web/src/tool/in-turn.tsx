import { afterPaint } from '@jyoti/ui/after-paint';
import {
  Children,
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/** Whether all is drawn, and in one turn: a print leaves nothing to choose, and need not begin with what is in view. */
export const AllAtOnce = createContext(false);

/**
 * How many of a long row of things to draw: the first ones at once, the others one after another once those are painted,
 * so that a slow phone shows what is in view before it reckons what is not.
 */
export function useInTurn(total: number, atOnce: number, eachTurn = 1): number {
  const allAtOnce = use(AllAtOnce);
  const [inTurn, setDrawn] = useState(atOnce);
  const drawn = allAtOnce ? total : inTurn;
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setDrawn(drawn + eachTurn)));
  }, [drawn, isWhole, eachTurn]);
  return drawn;
}

/** Long tables one after the other, those in view first. Whoever needs the whole (a print) sees when more is to come. */
export function InTurn({ atOnce, children }: { atOnce: number; children: ReactNode }) {
  const all = Children.toArray(children);
  const drawn = useInTurn(all.length, atOnce);
  return (
    <>
      {all.slice(0, drawn)}
      {drawn < all.length && <span hidden aria-busy="true" />}
    </>
  );
}
