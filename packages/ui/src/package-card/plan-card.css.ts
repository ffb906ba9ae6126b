import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.x3,
});

export const price = componentStyle({ fontSize: vars.text.h3 });

/** Fills the card, so that the actions of a row align. */
export const note = componentStyle({ flexGrow: 1 });
