import type { StyleRule } from '@vanilla-extract/css';
import type { Breakpoint } from './carousel.logic.ts';

/** Where there is no script at all, slides scroll by finger and nothing is there to press. */
export const noScript = '(scripting: none)';

/** The widths of the page that a breakpoint holds for. */
export const ranges: Record<Breakpoint, string> = {
  base: '(max-width: 639.98px)',
  '640': '(min-width: 640px) and (max-width: 767.98px)',
  '768': '(min-width: 768px) and (max-width: 1023.98px)',
  '1024': '(min-width: 1024px)',
};

/** A rule for what is absent at a breakpoint, at each of them; and one for all on the narrowest page. */
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
