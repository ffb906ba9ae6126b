import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { frame } from './frame.css.ts';
import { roomy } from './roomy.ts';

export const grid = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
  // Browsers evaluate a container on paper at the width of the screen.
  '@media': { print: { containerType: 'normal' } },
});

export const week = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const weekday = componentStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});

export const sunday = componentStyle({ color: vars.color.accent });
export const shortName = componentStyle(roomy({ display: 'none' }));
export const longName = componentStyle({ display: 'none', ...roomy({ display: 'inline' }) });

export const cell = componentStyle({ display: 'flex', minInlineSize: 0 });

/** What a day is: a link, a button or neither. */
export const day = componentStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'a&, button&': {
      cursor: 'pointer',
      transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    },
    'a&:hover, button&:hover': { background: vars.state.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
