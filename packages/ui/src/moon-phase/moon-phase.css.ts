import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

const layer = layers.components;

export const figure = style({
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.x4,
      maxInlineSize: '100%',
      margin: 0,
      verticalAlign: 'middle',
    },
  },
});

export const disc = style({ '@layer': { [layer]: { flexShrink: 0, display: 'block' } } });

export const rim = style({
  '@layer': {
    [layer]: {
      fill: 'none',
      stroke: vars.color.control,
      strokeWidth: 1,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const words = style({ '@layer': { [layer]: { minInlineSize: 0 } } });

export const title = style({
  '@layer': { [layer]: { color: vars.color.textMuted, fontSize: vars.text.small } },
});

export const state = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.heading,
      fontWeight: vars.font.headingWeight,
      fontSize: vars.text.h3,
      lineHeight: 1.3,
    },
  },
});

export const details = style({
  '@layer': { [layer]: { color: vars.color.textMuted, fontSize: vars.text.small } },
});
