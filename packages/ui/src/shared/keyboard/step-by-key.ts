import type { Direction } from '../react/use-direction.ts';

interface Steps {
  /** Which arrow keys step: those along a row, those along a column, or all four as in a radio group. @default "both" */
  orientation?: 'horizontal' | 'vertical' | 'both';
  /** Whether it wraps from the last to the first. @default true */
  loop?: boolean;
  /** `rtl` swaps the left and right arrows. @default "ltr" */
  direction?: Direction;
}

/**
 * The index that an arrow key, Home or End moves to among `count` items.
 *
 * @param index the current item; -1 for none: the next is then the first, the one before it the last
 * @returns the new index, which without `loop` may be the current one; undefined for any other key and without items
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
 */
export function stepByKey(
  key: string,
  index: number,
  count: number,
  { orientation = 'both', loop = true, direction = 'ltr' }: Steps = {},
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [forward, back] =
    direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const isRow = orientation !== 'vertical';
  const isColumn = orientation !== 'horizontal';
  const to = (next: number) =>
    loop ? (next + count) % count : Math.min(Math.max(next, 0), count - 1);
  if ((isRow && key === forward) || (isColumn && key === 'ArrowDown')) return to(index + 1);
  if ((isRow && key === back) || (isColumn && key === 'ArrowUp')) return to(Math.max(index, 0) - 1);
  return undefined;
}
