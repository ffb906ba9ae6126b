import { vars } from '@jyoti/themes/contract';

/** A disabled control without a border: a tab, an item of a menu. */
export const disabledInk = {
  color: vars.state.disabled,
  cursor: 'not-allowed',
} as const;

/**
 * A disabled control with a border: a button, an input. Dashed, so that it does not depend on
 * colour.
 */
export const disabledBox = {
  ...disabledInk,
  borderStyle: 'dashed',
  borderColor: vars.state.disabledBorder,
  background: 'none',
  boxShadow: 'none',
} as const;
