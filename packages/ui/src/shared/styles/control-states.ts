import { vars } from '@jyoti/themes/contract';

/** A disabled control without an edge of its own: a tab, an item of a menu. */
export const disabledInk = {
  color: vars.state.disabled,
  cursor: 'not-allowed',
} as const;

/** A disabled control with an edge: a button, a box to type into. Dashed, so that colour is not the only sign. */
export const disabledBox = {
  ...disabledInk,
  borderStyle: 'dashed',
  borderColor: vars.state.disabledBorder,
  background: 'none',
  boxShadow: 'none',
} as const;
