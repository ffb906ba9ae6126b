import { vars } from '@jyoti/themes/contract';
import { drawingStyle, plainLine, small } from '../shared/drawing/drawing-style.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '36rem',
});

/** The full moon parts the two halves of the month. */
export const halfLine = drawingStyle({ stroke: vars.color.primary, strokeWidth: 3 }, plainLine);

/** Where the drawing is small, every fifth number is left. */
export const betweenFives = drawingStyle({ '@container': { [small]: { display: 'none' } } });

export const rim = drawingStyle({ fill: 'none', stroke: vars.color.control }, plainLine);
