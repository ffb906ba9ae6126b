import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1px',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'clip',
});

const glyphWidth = '2.25rem';

export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space.x4,
  // The line between tiles belongs to the tiles, not to the background of the grid, so that an
  // empty cell in the last row stays plain.
  outline: `1px solid ${vars.color.border}`,
  overflowWrap: 'break-word',
});

export const withGlyph = componentStyle({
  paddingInlineStart: `calc(${vars.space.x4} + ${glyphWidth} + ${vars.space.x3})`,
});

/** Spans all lines although it is inside the label: a description list may contain only terms and descriptions. */
export const glyph = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  insetBlockStart: '50%',
  display: 'grid',
  translate: '0 -50%',
  color: vars.color.primary,
});

export const label = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const value = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.heading,
});

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
