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

/** Whether everything is rendered at once, as for a print. */
export const AllAtOnce = createContext(false);

/**
 * How many of many things to render: the first at once, the others in later renders after a paint, so that a slow phone
 * shows what is in view before it renders what is not.
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

/** Renders its children one after another, the first `atOnce` together. While some are missing, `aria-busy` says so. */
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
