import { vars } from '@jyoti/themes/contract';
import { STAR } from '../shared/drawing/star.ts';
import { componentStyle, type Rule } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  maxInlineSize: '100%',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});

/** Number of stars, and how many of them are filled. */
export const starsVar = '--jyoti-rating-stars';
export const filledVar = '--jyoti-rating-filled';

const SIZE = 18;
const GAP = 2;
const step = (count: string) => `calc(var(${count}) * ${SIZE + GAP}px - ${GAP / 2}px)`;

/** A star with its gap, to be repeated. */
const mask = (fill: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='${SIZE + GAP}' height='${SIZE}' viewBox='0 0 ${(24 * (SIZE + GAP)) / SIZE} 24' fill='${fill}' stroke='black' stroke-width='1.6' stroke-linejoin='round'><path d='${STAR}'/></svg>`.replace(/[<>]/g, encodeURIComponent)}") 0 0 repeat-x`;

const row: Rule = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
};

/** Rows of outlined and of filled stars as masks: an SVG for each star would be most of a rating's HTML. */
export const stars = componentStyle({
  position: 'relative',
  // Both rows begin at the left, also where the element is mirrored: a half star has to lie on an outlined one.
  direction: 'ltr',
  inlineSize: step(starsVar),
  blockSize: `${SIZE}px`,
  flexShrink: 0,
  '::before': {
    ...row,
    inlineSize: '100%',
    mask: mask('none'),
    backgroundColor: vars.color.control,
  },
  '::after': {
    ...row,
    inlineSize: step(filledVar),
    mask: mask('black'),
    backgroundColor: vars.color.primary,
  },
  selectors: { [rightToLeft]: { scale: '-1 1' } },
  '@media': {
    '(forced-colors: active)': {
      '::before': { backgroundColor: 'CanvasText' },
      '::after': { backgroundColor: 'CanvasText' },
    },
  },
});

export const figure = componentStyle({ fontWeight: vars.weight.strong });

export const quiet = componentStyle({ color: vars.color.textMuted });
