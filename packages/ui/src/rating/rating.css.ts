import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.x2,
      maxInlineSize: '100%',
      color: vars.color.text,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const stars = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      gap: '2px',
      lineHeight: 0,
      color: vars.color.primary,
    },
  },
});

export const star = style({
  '@layer': { [layers.components]: { position: 'relative', display: 'inline-block' } },
});

export const outline = style({
  '@layer': { [layers.components]: { color: vars.color.control } },
});

/** The near half of a filled star over the hollow one. A star is its own mirror image, so it needs none. */
export const half = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      display: 'flex',
      inlineSize: '50%',
      overflow: 'hidden',
    },
  },
});

// As wide as the hollow star below, though its box is half of that.
globalStyle(`${half} > svg`, {
  '@layer': { [layers.components]: { flexShrink: 0, maxInlineSize: 'none' } },
});

export const figure = style({
  '@layer': { [layers.components]: { fontWeight: 600 } },
});

export const quiet = style({
  '@layer': { [layers.components]: { color: vars.color.textMuted } },
});
