import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

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

export const star = componentStyle({ position: 'relative', display: 'inline-block' });

export const outline = componentStyle({ color: vars.color.control });

/**
 * The inline-start half of a filled star over the outlined one. A star is symmetric, so it is not
 * mirrored.
 */
export const half = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  inlineSize: '50%',
  overflow: 'hidden',
});

// As wide as the outlined star below, although its box is half of that.
componentGlobal(`${half} > svg`, { flexShrink: 0, maxInlineSize: 'none' });

export const figure = componentStyle({ fontWeight: vars.weight.strong });

export const quiet = componentStyle({ color: vars.color.textMuted });
