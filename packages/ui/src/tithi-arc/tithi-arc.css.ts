import { vars } from '@jyoti/themes/contract';
import { drawn, plainLine, small } from '../shared/drawn.ts';
import { componentStyle } from '../shared/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '36rem',
});

/** The full moon parts the two halves of the month. */
export const halfLine = drawn({ stroke: vars.color.primary, strokeWidth: 3 }, plainLine);

/** Where the drawing is small, every fifth number is left. */
export const betweenFives = drawn({ '@container': { [small]: { display: 'none' } } });

export const rim = drawn({ fill: 'none', stroke: vars.color.control }, plainLine);
