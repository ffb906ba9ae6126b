import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const valueDrawing = style({
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.secondary,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
