import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const coin = componentRecipe({
  base: {
    display: 'block',
    flexShrink: 0,
    fill: 'none',
    stroke: vars.color.primary,
    strokeLinejoin: 'round',
  },
  variants: {
    variant: {
      plain: { strokeWidth: 1, fontSize: '34px' },
      double: { strokeWidth: 1, fontSize: '34px' },
      petals: { strokeWidth: 0.8, fontSize: '17px' },
    },
  },
});

export const line = componentStyle({ strokeWidth: 1.4 });
export const face = componentStyle({ fill: vars.color.primarySoft, strokeWidth: 1 });

export const figure = componentStyle({
  stroke: 'none',
  fill: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontVariantNumeric: 'lining-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
