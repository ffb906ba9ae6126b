import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '../../after-paint/index.ts';
import { cutOf, scrollToShow, type Cut } from '../tabs.logic.ts';

/** Visible part of the neighbour after scrolling to a tab, px, as a hint that there is more. */
const NEIGHBOUR = 48;

const whole: Cut = { start: false, end: false };

/** Scrolls the strip, never the page, until its selected tab is in view. */
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

/** Reports which ends of a strip of tabs are cut off, and keeps the selected tab in view. */
export function useTabStrip<Strip extends HTMLElement = HTMLDivElement>(): [
  RefObject<Strip | null>,
  Cut,
] {
  const strip = useRef<Strip>(null);
  const [cut, setCut] = useState(whole);

  useLayoutEffect(() => {
    const node = strip.current;
    if (!node) return undefined;
    const measure = () => {
      const now = cutOf(node.scrollLeft, node.clientWidth, node.scrollWidth);
      setCut((before) => (before.start === now.start && before.end === now.end ? before : now));
    };
    const resized = () => {
      // A font that loads late, or a rotation of the phone, moves every tab.
      reveal(node, 'instant');
      measure();
    };
    node.addEventListener('scroll', measure, { passive: true });
    // It also reports the initial sizes, before the paint: measuring here would force a second
    // layout.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(resized);
    for (const box of [node, ...node.children]) sizes?.observe(box);
    if (!sizes) resized();
    return () => {
      node.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, []);

  // Tabs may be inside components of the page and change without a render of the strip: only the DOM has them all.
  useEffect(() => {
    const node = strip.current;
    if (!node) return undefined;
    let cancel = () => {};
    const selection = new MutationObserver(() => {
      cancel();
      // The press is painted first: measuring forces a layout. CSS decides whether the strip
      // scrolls smoothly, depending on `prefers-reduced-motion`.
      cancel = afterPaint(() => reveal(node, 'auto'));
    });
    selection.observe(node, { subtree: true, attributeFilter: ['data-state'] });
    return () => {
      cancel();
      selection.disconnect();
    };
  }, []);

  return [strip, cut];
}
