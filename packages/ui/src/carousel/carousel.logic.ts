/** Page widths, px, from which the number of visible slides may change. */
export const breakpoints = ['base', '640', '768', '1024'] as const;

export type Breakpoint = (typeof breakpoints)[number];

/** How many slides are in view from a width of the page on, px. An omitted breakpoint inherits from the one below it. */
export interface PerView {
  /** At any width. */
  base: number;
  /** From 640 px. */
  640?: number;
  /** From 768 px. */
  768?: number;
  /** From 1024 px. */
  1024?: number;
}

/** Number of slides in view at each breakpoint, with all breakpoints filled in. */
export function perViewAt(perView: PerView): Record<Breakpoint, number> {
  const base = perView.base;
  const small = perView[640] ?? base;
  const medium = perView[768] ?? small;
  return { base, '640': small, '768': medium, '1024': perView[1024] ?? medium };
}

/** Number of groups of slides; at least one, so that an empty carousel is one empty group. */
export function groupCount(slides: number, perView: number): number {
  return Math.max(1, Math.ceil(slides / perView));
}

/** The slides of a group, counted from 1. */
export interface SlideRange {
  first: number;
  last: number;
}

/**
 * Which slides are in view at a group, counted from 1.
 *
 * @param group counted from 0
 * @param wrap whether the first slide follows the last. If not, the last group moves back until it
 * is full.
 */
export function slidesOfGroup(
  group: number,
  slides: number,
  perView: number,
  wrap: boolean,
): SlideRange {
  const begin = group * perView;
  const start = wrap ? begin : Math.max(0, Math.min(begin, slides - perView));
  return { first: start + 1, last: Math.min(start + perView, slides) };
}

/**
 * The breakpoints at which something is hidden, as one attribute that CSS matches, so that the
 * first frame is correct at any width before any script runs.
 */
export function absentAt(isAbsent: (breakpoint: Breakpoint) => boolean): string | undefined {
  return breakpoints.filter(isAbsent).join(' ') || undefined;
}

/** The group after one step. Without wrapping, it stops at the ends. */
export function stepFrom(position: number, by: 1 | -1, groups: number, wrap: boolean): number {
  const next = position + by;
  if (wrap) return (next + groups) % groups;
  return Math.min(Math.max(next, 0), groups - 1);
}
