import { breakpoints } from '@jyoti/themes/breakpoints';
import type { StyleRule } from '@vanilla-extract/css';
import type { Breakpoint } from './carousel.logic.ts';

/** Without script, slides scroll by touch and there are no controls. */
export const noScript = '(scripting: none)';

const from = (width: number) => `(min-width: ${width}rem)`;
const below = (width: number) => `(max-width: ${width - 0.01}rem)`;
const { landscape, tablet, desktop } = breakpoints;

/** Media query of the page widths that a breakpoint covers. */
export const ranges: Record<Breakpoint, string> = {
  base: below(landscape),
  '640': `${from(landscape)} and ${below(tablet)}`,
  '768': `${from(tablet)} and ${below(desktop)}`,
  '1024': from(desktop),
};

/** One rule per breakpoint for elements that are hidden at it, and one base rule. */
export function whereAbsent(
  rule: StyleRule,
  onNarrow: StyleRule = {},
): NonNullable<StyleRule['@media']> {
  return Object.fromEntries(
    Object.entries(ranges).map(([at, range]) => [
      range,
      {
        ...((at === 'base' ? onNarrow : {}) as object),
        selectors: { [`&[data-absent~="${at}"]`]: rule as object },
      },
    ]),
  );
}
