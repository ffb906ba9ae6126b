import { vars } from '@jyoti/themes/contract';
import { baseStyle } from './component-style.ts';

/** A graha or rashi in a line of text: glyph, name and description. */
export const row = baseStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  rowGap: vars.space.x1,
  maxInlineSize: '100%',
  color: vars.color.text,
  verticalAlign: 'middle',
});

/** Glyph and name do not wrap apart. */
export const naming = baseStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const name = baseStyle({ fontWeight: vars.weight.strong });

export const aside = baseStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
