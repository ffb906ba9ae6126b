import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const region = style({ inlineSize: 'min(100%, 20rem)' });

export const place = style({ maxInlineSize: '30rem' });

/** A long address breaks anywhere, and one press selects it. */
export const address = style({
  maxInlineSize: '100%',
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
