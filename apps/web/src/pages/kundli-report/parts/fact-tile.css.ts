import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const factGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

const glyphWidth = '2.25rem';

export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: vars.space.x4,
  paddingInlineStart: `calc(${vars.space.x4} + ${glyphWidth} + ${vars.space.x3})`,
  // The rule between facts is theirs, not the ground of the grid: where the last line is not full, nothing shows.
  outline: `1px solid ${vars.color.border}`,
});

/** Beside all three lines. It stands in the label, since a list of facts holds nothing but labels and facts. */
export const factGlyph = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  insetBlockStart: '50%',
  display: 'grid',
  translate: '0 -50%',
  color: vars.color.primary,
});

export const factLabel = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const factValue = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.25,
});
