import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Alignment, type Side } from './place-beside.ts';

interface Wish {
  /** Where the panel stands while there is room. */
  side: Side;
  align: Alignment;
  /** Room between anchor and panel, px. @default 4 */
  gap?: number;
}

/**
 * Puts a panel into the browser's top layer, where nothing cuts it off or lies on it, though it stays in the document
 * right after its anchor, for the keyboard and for listeners. An older browser shows it by its z-index.
 *
 * @returns takes it out again
 */
function raise(panel: HTMLElement): () => void {
  if (typeof panel.showPopover !== 'function') return () => undefined;
  panel.popover = 'manual';
  panel.showPopover();
  return () => {
    if (panel.isConnected) panel.hidePopover();
  };
}

function put(panel: HTMLElement, anchor: HTMLElement, wish: Required<Wish>): void {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const place = placeBeside({
    ...wish,
    anchor: { left, top, width, height },
    panel: {
      width: panel.offsetWidth,
      // As tall as it would be if nothing of it scrolled.
      height: panel.scrollHeight + panel.offsetHeight - panel.clientHeight,
    },
    view: { width: clientWidth, height: clientHeight },
    direction: getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  panel.style.left = `${place.left}px`;
  panel.style.top = `${place.top}px`;
  panel.style.maxBlockSize = `${place.maxHeight}px`;
  panel.dataset.side = place.side;
}

/**
 * While it is open, keeps a panel in front of the page and beside what it belongs to, whatever scrolls or grows. Its
 * place comes from here in every browser: one that knows anchors in its style language would still not know how tall
 * the panel may grow.
 */
export function useBeside(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align, gap = 4 }: Wish,
): void {
  useLayoutEffect(() => {
    const box = panel.current;
    const beside = anchor.current;
    if (!open || !box || !beside) return;
    const place = () => put(box, beside, { side, align, gap });
    const scrolled = ({ target }: Event) => {
      // What scrolls inside the panel moves nothing.
      if (!box.contains(target as Node)) place();
    };

    const lower = raise(box);
    place();
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    sizes?.observe(beside);
    sizes?.observe(box);
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      lower();
      sizes?.disconnect();
      window.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', place);
    };
  }, [open, anchor, panel, side, align, gap]);
}
