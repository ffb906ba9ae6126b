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

/** What is chosen in a set, pressed or selected: two borders as well as a tint, so that it does not depend on colour. */
export const chosenLook = {
  background: vars.state.pressed,
  borderColor: vars.color.primary,
  boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
} as const;

/** The same for a box with nothing but words and an icon in it; forced colours drop its tint. */
export const chosenBox = {
  ...chosenLook,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      boxShadow: 'none',
      color: 'HighlightText',
      outlineColor: 'HighlightText',
    },
  },
} as const;
