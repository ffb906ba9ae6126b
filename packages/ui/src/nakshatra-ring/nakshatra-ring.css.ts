import { vars } from '@jyoti/themes/contract';
import { drawingStyle, plainFill } from '../shared/drawing/drawing-style.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '32rem',
});

export const rashi = drawingStyle({ color: vars.color.secondary });

export const star = drawingStyle({ fill: vars.astro.moon }, plainFill);
