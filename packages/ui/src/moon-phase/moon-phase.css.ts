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

/** Of the two colours that are left then, the lighter is the lit part. */
const forcedDark = '(forced-colors: active) and (prefers-color-scheme: dark)';
const forcedLight = '(forced-colors: active) and (prefers-color-scheme: light)';

/** A moon is bright where it is lit, in light themes too, where the Moon's ink is dark. */
const byScheme = (inLight: string, inDark: string) => [inDark, `light-dark(${inLight}, ${inDark})`];

export const shade = style({
  '@layer': {
    [layer]: {
      fill: byScheme(vars.astro.moon, vars.color.sky3),
      '@media': { [forcedDark]: { fill: 'Canvas' }, [forcedLight]: { fill: 'CanvasText' } },
    },
  },
});

export const lit = style({
  '@layer': {
    [layer]: {
      fill: byScheme(vars.color.raised, vars.astro.moon),
      '@media': { [forcedDark]: { fill: 'CanvasText' }, [forcedLight]: { fill: 'Canvas' } },
    },
  },
});

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
