import {
  Children,
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type Context,
  type ReactNode,
} from 'react';
import { afterPaint } from '../after-paint/index.ts';

/** Whether everything below is rendered at once, as for a print. */
export const AllAtOnce: Context<boolean> = createContext(false);

/**
 * Number of items to render now: the first ones immediately, the others in later renders after a
 * paint, so that a slow phone shows visible content first.
 *
 * @param total number of items
 * @param atOnce number of items rendered first
 * @param eachTurn number of items added with each later render
 */
export function useInTurn(total: number, atOnce: number, eachTurn = 1): number {
  const allAtOnce = use(AllAtOnce);
  const [inTurn, setInTurn] = useState(atOnce);
  const rendered = allAtOnce ? total : inTurn;
  const isComplete = rendered >= total;
  useEffect(() => {
    if (isComplete) return;
    return afterPaint(() => startTransition(() => setInTurn(rendered + eachTurn)));
  }, [rendered, isComplete, eachTurn]);
  return rendered;
}

export interface InTurnProps {
  /** Number of children rendered together at first. */
  atOnce: number;
  children: ReactNode;
}

/** Renders its children one after another, the first `atOnce` together. While some are missing, `aria-busy` is set. */
export function InTurn({ atOnce, children }: InTurnProps) {
  const all = Children.toArray(children);
  const rendered = useInTurn(all.length, atOnce);
  return (
    <>
      {all.slice(0, rendered)}
      {rendered < all.length && <span hidden aria-busy="true" />}
    </>
  );
}
