import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

export const row = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, min(30rem, 45%)) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.x8,
    },
  },
});

export const wheel = style({ marginInline: 'auto' });

export const detail = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  minInlineSize: 0,
  // Words of another sign or tab are longer or shorter: the wheel stays where it is.
  '@media': { [wide]: { minBlockSize: '34rem' } },
});

export const panel = style({ display: 'grid', gap: vars.space.x5 });

export const sentence = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.35,
  textWrap: 'balance',
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.x5,
});

export const list = style({
  paddingInlineStart: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
});
