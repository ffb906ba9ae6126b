import { vars } from '@jyoti/themes/contract';
import { drawn, plainFill } from '../shared/drawn.ts';
import { componentStyle } from '../shared/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '32rem',
});

export const rashi = drawn({ color: vars.color.secondary });

export const star = drawn({ fill: vars.astro.moon }, plainFill);
