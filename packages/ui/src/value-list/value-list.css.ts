import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const drawing = componentStyle({
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.secondary,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
