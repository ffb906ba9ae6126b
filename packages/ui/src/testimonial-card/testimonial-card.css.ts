import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x4,
});

export const quote = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.label,
  textWrap: 'pretty',
});

/** At the bottom of the card, so that the names in a row are aligned. */
export const author = componentStyle({ inlineSize: '100%', marginBlockStart: 'auto' });

export const nameLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
});
