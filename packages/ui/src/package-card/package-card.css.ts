import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({ minInlineSize: 0, color: vars.color.text, overflowWrap: 'anywhere' });

/** Name, then price, each on its line. */
export const label = inLayer({ flexWrap: 'wrap', rowGap: vars.space.x1 });

/** The name keeps room for the circle at the end of its line. */
export const name = inLayer({
  flexBasis: '100%',
  paddingInlineEnd: '2.5rem',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: 1.3,
});

export const price = inLayer({ fontWeight: 600 });

export const mark = inLayer({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x4,
});

export const badge = inLayer({ marginBlockEnd: vars.space.x2 });

export const choice = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.x4,
});
