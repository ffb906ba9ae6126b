import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const list = componentStyle({
  display: 'grid',
  // As many as fit; a long Hindi word takes the line instead of overflowing.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space.x5} ${vars.space.x6}`,
  padding: 0,
  listStyle: 'none',
});

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'break-word',
});

/** A single number, so it may use the heading font. */
export const value = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h2,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.heading,
});

export const label = componentStyle({ fontWeight: vars.weight.strong });

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
