import { useLayoutEffect, type RefObject } from 'react';
import type { PlacementOptions } from './placement.ts';
import { raise } from './top-layer.ts';

/**
 * Loads the code that positions panels. Called when a trigger is hovered or focused, before the
 * press.
 */
export const loadPlacement = () => import('./placement.ts');

/**
 * While `open`, keeps a panel in the top layer and next to its anchor. It is transparent until its first placement, but
 * can be focused. If the lazily loaded placement code fails to load (offline), the panel is shown at its place in the
 * document.
 */
export function usePlacement(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align, gap = 4 }: Omit<PlacementOptions, 'gap'> & { gap?: number },
): void {
  useLayoutEffect(() => {
    const box = panel.current;
    const beside = anchor.current;
    if (!open || !box || !beside) return;
    let isOver = false;
    let stop = () => {};
    const lower = raise(box);
    box.setAttribute('data-placing', '');
    const place = async () => {
      try {
        const { keepPlaced } = await loadPlacement();
        if (!isOver) stop = keepPlaced(beside, box, { side, align, gap });
      } catch {
        box.removeAttribute('data-placing');
      }
    };
    void place();
    return () => {
      isOver = true;
      stop();
      lower();
    };
  }, [open, anchor, panel, side, align, gap]);
}
