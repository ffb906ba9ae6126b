import type { Breakpoint } from '@jyoti/themes/breakpoints';

/** Steps of the kit's spacing: 4, 8, 12, 16, 24, 32, 48, 72 px. */
export type Space = 'x1' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x7' | 'x8';

/**
 * One value for all screen widths, or one from each breakpoint up, such as `{ base: 'x3', desktop: 'x5' }`; a missing
 * breakpoint inherits the value of the one below it.
 */
export type Responsive<Value> = Value | Readonly<Partial<Record<'base' | Breakpoint, Value>>>;

/**
 * Elements that a layout component may render: plain, a list, a list item, or a semantic part of
 * the page.
 */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'form'
  | 'fieldset';

/** A list without markers has `role="list"`: Safari drops the semantics together with the markers. */
export const listRole = (element: LayoutElement) =>
  element === 'ul' || element === 'ol' ? 'list' : undefined;
