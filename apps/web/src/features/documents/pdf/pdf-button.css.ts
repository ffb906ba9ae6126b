import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The status of the PDF is shown below the row of buttons. */
export const line = style({
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
