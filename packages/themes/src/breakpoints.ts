/**
 * Widths of the screen, in rem, from which a layout changes. Media queries cannot read custom properties, so these are
 * plain values. In rem they follow the visitor's default text size: 1rem is 16 px unless the visitor changed it.
 */
export const breakpoints = {
  /** 480 px: a large phone, upright. */
  phone: 30,
  /** 640 px: a large phone on its side. */
  landscape: 40,
  /** 768 px. */
  tablet: 48,
  /** 1024 px: the header shows its navigation in a line. */
  desktop: 64,
  /** 1280 px. */
  wide: 80,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Just below a breakpoint, so that no width matches both sides. */
const below = (width: number) => `screen and (max-width: ${width - 0.01}rem)`;
const from = (width: number) => `screen and (min-width: ${width}rem)`;

/**
 * Media queries for screens from a breakpoint up (`media.tablet`) or below it (`media.belowTablet`). Paper matches none
 * of them and gets the narrow layout. Not for `@container`, which knows no `screen`.
 */
export const media = {
  phone: from(breakpoints.phone),
  landscape: from(breakpoints.landscape),
  tablet: from(breakpoints.tablet),
  desktop: from(breakpoints.desktop),
  wide: from(breakpoints.wide),
  belowPhone: below(breakpoints.phone),
  belowLandscape: below(breakpoints.landscape),
  belowTablet: below(breakpoints.tablet),
  belowDesktop: below(breakpoints.desktop),
  belowWide: below(breakpoints.wide),
} as const;
