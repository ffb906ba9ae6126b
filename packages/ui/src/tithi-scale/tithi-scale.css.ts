import { media } from '@jyoti/themes/breakpoints';
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

export const strip = componentStyle({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  color: vars.color.text,
});

/** Half a month per row, the whole month on a desktop. */
export const moons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(15, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(30, minmax(0, 1fr))', gap: vars.space.x1 },
  },
});

export const moon = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-state="today"]': {
      paddingBlockEnd: '8px',
      borderBlockEnd: `3px solid ${vars.color.primary}`,
    },
  },
});

export const note = componentStyle({ fontWeight: vars.weight.strong });
