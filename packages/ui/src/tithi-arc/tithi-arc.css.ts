import { vars } from '@jyoti/themes/contract';
import { drawingStyle, plainLine, small } from '../shared/drawing/drawing-style.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '36rem',
});

/** The full moon separates the two halves of the month. */
export const halfLine = drawingStyle({ stroke: vars.color.primary, strokeWidth: 3 }, plainLine);

/** In a small drawing, only every fifth number is shown. */
export const betweenFives = drawingStyle({ '@container': { [small]: { display: 'none' } } });

export const rim = drawingStyle({ fill: 'none', stroke: vars.color.control }, plainLine);
