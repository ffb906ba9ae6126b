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
export const RenderAtOnce: Context<boolean> = createContext(false);

/**
 * Number of items to render now: the first ones immediately, the others in later renders after a
 * paint, so that a slow phone shows visible content first.
 *
 * @param total number of items
 * @param atOnce number of items rendered first
 * @param perRender number of items added with each later render
 */
export function useProgressiveRender(total: number, atOnce: number, perRender = 1): number {
  const isAtOnce = use(RenderAtOnce);
  const [count, setCount] = useState(atOnce);
  const rendered = isAtOnce ? total : count;
  const isComplete = rendered >= total;
  useEffect(() => {
    if (isComplete) return;
    return afterPaint(() => startTransition(() => setCount(rendered + perRender)));
  }, [rendered, isComplete, perRender]);
  return rendered;
}

export interface ProgressiveRenderProps {
  /** Number of children rendered together at first. */
  atOnce: number;
  /** The items, in their order. */
  children: ReactNode;
}

/** Renders its children one after another, the first `atOnce` together. While some are missing, `aria-busy` is set. */
export function ProgressiveRender({ atOnce, children }: ProgressiveRenderProps) {
  const all = Children.toArray(children);
  const rendered = useProgressiveRender(all.length, atOnce);
  return (
    <>
      {all.slice(0, rendered)}
      {rendered < all.length && <span hidden aria-busy="true" />}
    </>
  );
}
