import { vars } from '@jyoti/themes/contract';
import { drawingStyle, plainLine, plainOutline } from '../shared/drawing/drawing-style.ts';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

export const line = componentStyle({
  display: 'flex',
  columnGap: vars.space.x3,
  minBlockSize: '2rem',
  color: vars.color.textMuted,
});

export const name = componentStyle({ color: vars.color.text });

export const lineAside = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
});

export const days = componentStyle({ color: vars.color.textMuted });

export const arch = componentStyle({
  display: 'block',
  inlineSize: '100%',
  color: vars.color.text,
});

export const drawing = componentStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

// A large glyph keeps a thin stroke.
componentGlobal(`${drawing} > svg`, { strokeWidth: 0.9 });

export const outer = drawingStyle(
  { fill: vars.color.surface, stroke: vars.color.border },
  plainOutline,
);
export const inner = drawingStyle({ fill: 'none', stroke: vars.color.border }, plainLine);
export const ticks = drawingStyle({ fill: 'none', stroke: vars.color.primary }, plainLine);
