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
 * Media queries for screens from a breakpoint up (`media.tablet`) or below it (`media.belowTablet`). Print matches none
 * of them and gets the narrow layout. Not for `@container`, which does not support `screen`.
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

/**
 * Container widths from which a component changes its layout (`@container`), independent of the screen. In rem, so that
 * larger text gives the narrower layout.
 */
export const containers = {
  /** 160 px: a thumbnail. */
  thumbnail: 10,
  /** 256 px: a small card. */
  card: 16,
  /** 320 px: the narrowest screen. */
  narrow: 20,
  /** 400 px: most phones. */
  compact: 25,
  /** 420 px: the largest phone. */
  phone: 26.25,
  /** 480 px: half a page. */
  half: 30,
  /** 576 px. */
  medium: 36,
  /** 640 px: a large phone on its side. */
  landscape: 40,
  /** 704 px. */
  large: 44,
  /** 768 px. */
  tablet: 48,
  /** 864 px. */
  wide: 54,
  /** 960 px: nearly the full page. */
  full: 60,
} as const;

export type ContainerWidth = keyof typeof containers;

/** Conditions of an `@container` rule; of a named one: `` `${name} ${containerQuery.from('medium')}` ``. */
export const containerQuery = {
  from: (width: ContainerWidth) => `(min-width: ${containers[width]}rem)`,
  below: (width: ContainerWidth) => `(max-width: ${containers[width] - 0.01}rem)`,
} as const;

/** Screens tall enough for something that stays at their edge while the page scrolls. */
export const tallScreen = '(min-height: 30rem)';
