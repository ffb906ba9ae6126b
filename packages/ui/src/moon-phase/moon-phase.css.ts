import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const figure = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
});

export const disc = componentStyle({ flexShrink: 0, display: 'block' });

export const rim = componentStyle({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const words = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const state = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.title,
});

export const details = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
