import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const features = componentStyle({
  paddingBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const feature = componentStyle({ display: 'flex', gap: vars.space.x2 });

export const check = componentStyle({
  flexShrink: 0,
  marginBlockStart: '0.15em',
  color: vars.color.success,
});

export const price = componentStyle({ fontSize: vars.text.h3 });

export const option = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

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

export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x4,
});

export const badge = componentStyle({ marginBlockEnd: vars.space.x2 });
