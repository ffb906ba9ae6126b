import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const paragraph = style({ overflowWrap: 'break-word', lineHeight: 1.7 });

const list = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
});

/** A tick of the scale in place of a bullet. */
export const unordered = style([list, { listStyle: 'none' }]);
globalStyle(`${unordered} > li`, { position: 'relative' });
globalStyle(`${unordered} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space.x5})`,
  insetBlockStart: '0.8em',
  inlineSize: vars.space.x3,
  borderBlockStart: `2px solid ${vars.color.primary}`,
});

export const ordered = style([list, { listStyle: 'decimal' }]);
globalStyle(`${ordered} > li::marker`, { color: vars.color.textMuted });
