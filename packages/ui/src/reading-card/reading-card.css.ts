import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

/** A line in the margin, as under a note: the reason for the text above it. */
export const basedOn = inLayer({
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});

export const basedOnLabel = inLayer({ fontWeight: 600, color: vars.color.text });

/** Less prominent than the title of the card. */
export const partTitle = inLayer({
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const list = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  maxInlineSize: vars.size.measure,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  listStyleType: 'disc',
});

export const verse = inLayer({
  maxInlineSize: '34em',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.lead,
  lineHeight: 1.6,
});
