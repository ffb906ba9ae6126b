import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '../after-paint/index.ts';
import { cutOf, scrollToShow, type Cut } from './tabs.logic.ts';

/** What stays visible of the neighbour of a tab that was scrolled to, px: enough to see that there is more. */
const NEIGHBOUR = 48;

const whole: Cut = { start: false, end: false };

/** Scrolls the strip, never the page, until its selected tab stands in view. */
function reveal(strip: HTMLElement, behavior: ScrollBehavior) {
  const tab = strip.querySelector('[data-state="active"]');
  if (!tab || strip.scrollWidth <= strip.clientWidth) return;
  const view = strip.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  const left = scrollToShow(
    { start: box.left, end: box.right },
    { start: view.left, end: view.right },
    NEIGHBOUR,
  );
  if (left !== 0) strip.scrollBy({ left, behavior });
}

/** Knows which ends of a strip of tabs are cut off, and keeps the selected tab in view. */
export function useTabStrip<Strip extends HTMLElement = HTMLDivElement>(
  selected: string,
): [RefObject<Strip | null>, Cut] {
  const strip = useRef<Strip>(null);
  const shown = useRef<string>(undefined);
  const [cut, setCut] = useState(whole);

  useLayoutEffect(() => {
    const node = strip.current;
    if (!node) return undefined;
    const measure = () => {
      const now = cutOf(node.scrollLeft, node.clientWidth, node.scrollWidth);
      setCut((before) => (before.start === now.start && before.end === now.end ? before : now));
    };
    const resized = () => {
      // A face that arrives late, or a turned phone, moves every tab.
      reveal(node, 'instant');
      measure();
    };
    node.addEventListener('scroll', measure, { passive: true });
    // It tells the first sizes too, before they are painted: asked for here they would be reckoned twice.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(resized);
    for (const box of [node, ...node.children]) sizes?.observe(box);
    if (!sizes) resized();
    return () => {
      node.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, []);

  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = selected;
    if (isFirst) return undefined;
    // The press is answered first: to ask for sizes has the page laid out. Whether the strip glides is for the style file to
    // say, which asks whether motion is wanted.
    return afterPaint(() => {
      if (strip.current) reveal(strip.current, 'auto');
    });
  }, [selected]);

  return [strip, cut];
}
