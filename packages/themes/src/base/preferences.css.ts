import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

/** Hairlines become as strong as the borders of controls, quiet text as strong as text. */
globalStyle(':root, [data-theme]', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { [vars.color.border]: vars.color.control, [vars.color.textMuted]: vars.color.text },
    },
  },
});

/**
 * Forced colours drop backgrounds and shadows, so that boxes with soft fills have no visible edge: boxes that show a
 * state get the system's border, and decoration is hidden.
 */
globalStyle(':root, [data-theme]', {
  '@media': {
    '(forced-colors: active)': {
      vars: {
        [vars.image.edge]: 'none',
        [vars.image.backdrop]: 'none',
        [vars.color.border]: 'CanvasText',
        [vars.color.control]: 'ButtonText',
        [vars.color.focus]: 'Highlight',
        [vars.state.disabled]: 'GrayText',
        [vars.state.disabledBorder]: 'GrayText',
      },
    },
  },
});
