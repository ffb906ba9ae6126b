import { isValidElement, type ReactNode } from 'react';

/** Start and end of an element along a line, px. */
export interface Span {
  start: number;
  end: number;
}

/** Which ends of a strip have more beyond them. */
export interface Cut {
  start: boolean;
  end: boolean;
}

/** Scroll positions are fractional; less than this counts as not scrolled, px. */
const TOLERANCE = 1;

/**
 * Which ends of a scrolling strip are cut off.
 *
 * @param scrolled how far it is scrolled, px; negative in right-to-left writing, as browsers count it
 * @param view its visible width, px
 * @param content its scroll width, px
 */
export function cutOf(scrolled: number, view: number, content: number): Cut {
  const before = Math.abs(scrolled);
  return { start: before > TOLERANCE, end: content - view - before > TOLERANCE };
}

/**
 * How far to scroll, px, so that a tab and a part of its neighbour are in view. 0 if they already are.
 *
 * @param margin margin on either side of the tab, px
 */
export function scrollToShow(tab: Span, view: Span, margin: number): number {
  const beforeStart = tab.start - margin - view.start;
  const afterEnd = tab.end + margin - view.end;
  if (beforeStart < 0) return beforeStart;
  // For a tab wider than the view, its start is shown.
  if (afterEnd > 0) return Math.min(afterEnd, beforeStart);
  return 0;
}

/** The text content of a tab, for an `option`, which can contain text only. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsOf(node.props.children);
  return '';
}
