import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

/** Name, then price, each on its line. */
export const label = componentStyle({ flexWrap: 'wrap', rowGap: vars.space.x1 });

/** Leaves space for the radio circle at the end of the name's line. */
export const name = componentStyle({
  flexBasis: '100%',
  paddingInlineEnd: '2.5rem',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.title,
});

export const price = componentStyle({ fontWeight: vars.weight.strong });

export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x4,
});

export const badge = componentStyle({ marginBlockEnd: vars.space.x2 });

export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.x4,
});
