import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  color: vars.color.text,
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 20rem',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** The opening sentence of a result is in the heading font, as the main statement of the page. */
export const lead = componentStyle({
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.x1,
  color: vars.color.textMuted,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'break-word',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});
