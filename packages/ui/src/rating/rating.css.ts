import { vars } from '@jyoti/themes/contract';
import { STAR } from '../shared/drawing/star.ts';
import { componentStyle, componentVariants } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';
import type { StarFill } from './rating.logic.ts';

export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  maxInlineSize: '100%',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const stars = componentStyle({
  display: 'inline-flex',
  gap: '2px',
  lineHeight: 0,
  color: vars.color.primary,
});

const drawing = (shapes: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.6" stroke-linejoin="round">${shapes}</svg>`)}")`;
const outline = `<path d="${STAR}"/>`;

/** Masks, because an SVG each would be most of a rating's HTML, and there are dozens on a page. */
const masks: Record<StarFill, string> = {
  full: drawing(`<path fill="#000" d="${STAR}"/>`),
  half: drawing(
    `<clipPath id="h"><path d="M0 0h12v24H0z"/></clipPath>${outline}<path fill="#000" clip-path="url(#h)" d="${STAR}"/>`,
  ),
  empty: drawing(outline),
};

export const star = componentVariants(masks, (mask, fill) => ({
  inlineSize: '18px',
  blockSize: '18px',
  flexShrink: 0,
  mask: `${mask} center / 100% no-repeat`,
  backgroundColor: fill === 'empty' ? vars.color.control : 'currentColor',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // The filled half is at the inline start.
  ...(fill === 'half' && { selectors: { [rightToLeft]: { scale: '-1 1' } } }),
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
}));

export const figure = componentStyle({ fontWeight: vars.weight.strong });

export const quiet = componentStyle({ color: vars.color.textMuted });
