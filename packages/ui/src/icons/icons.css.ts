import { baseStyle } from '../shared/styles/component-style.ts';

/** Once in the style sheet instead of five attributes on each of a page's hundred icons. */
export const icon = baseStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const solid = baseStyle({ fill: 'currentColor' });

/** The stroke of all drawings of the kit; an icon of another size has its own attribute. */
export const line = baseStyle({ strokeWidth: 1.6 });
