import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

const forced = '(forced-colors: active)';

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  color: vars.color.text,
});

// A large glyph keeps a thin stroke.
componentGlobal(`${root} > svg`, { strokeWidth: 0.9 });

export const outer = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.border,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const inner = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const ticks = componentStyle({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: 1,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
