import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

const forced = '(forced-colors: active)';

export const root = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  color: vars.color.text,
});

// A glyph that is drawn large keeps a thin line.
globalStyle(`${root} > svg`, { '@layer': { [layers.components]: { strokeWidth: 0.9 } } });

export const outer = inLayer({
  fill: vars.color.surface,
  stroke: vars.color.border,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const inner = inLayer({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const ticks = inLayer({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: 1,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
