import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** A line in the margin, as under a note: the reason for the text above it. */
export const basedOn = componentStyle({
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.text,
});

export const basedOnLabel = componentStyle({ color: vars.color.text });

/** Less prominent than the title of the card. */
export const partTitle = componentStyle({
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
});

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.x5,
  listStyleType: 'disc',
});
