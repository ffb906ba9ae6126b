import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** A long URL breaks anywhere, and one press selects it. */
export const address = style({
  maxInlineSize: '100%',
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
