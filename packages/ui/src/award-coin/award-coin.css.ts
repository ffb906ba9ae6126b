import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const coin = componentStyle({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.primary,
  strokeLinejoin: 'round',
});

export const rim = componentStyle({ strokeWidth: 1.4 });
export const tick = componentStyle({ strokeWidth: 0.8 });
export const longTick = componentStyle({ strokeWidth: 1.4 });
export const petal = componentStyle({ strokeWidth: 0.8 });
export const face = componentStyle({ fill: vars.color.primarySoft, strokeWidth: 1 });

export const year = componentStyle({
  stroke: 'none',
  fill: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '17px',
  fontVariantNumeric: 'lining-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const pictured = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
});

export const picture = componentStyle({ flexShrink: 0, objectFit: 'contain' });
