import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const coin = inLayer({
  display: 'block',
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.primary,
  strokeLinejoin: 'round',
});

export const rim = inLayer({ strokeWidth: 1.4 });
export const tick = inLayer({ strokeWidth: 0.8 });
export const longTick = inLayer({ strokeWidth: 1.4 });
export const petal = inLayer({ strokeWidth: 0.8 });
export const face = inLayer({ fill: vars.color.primarySoft, strokeWidth: 1 });

export const year = inLayer({
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

export const pictured = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const picture = inLayer({ flexShrink: 0, objectFit: 'contain' });
