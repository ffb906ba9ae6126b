import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x4,
});

export const quote = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const author = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  inlineSize: '100%',
  // Names stand in one line, however long the quotes are.
  marginBlockStart: 'auto',
});

export const about = style({ minInlineSize: 0 });

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
});
