import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

export const opening = style({ marginBlockEnd: vars.space.x6 });

export const mission = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockStart: vars.space.x7,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: vars.space.x8 },
  },
});

export const missionHead = style({ display: 'grid', alignContent: 'start', gap: vars.space.x2 });

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${vars.space.x5} ${vars.space.x6}`,
  padding: 0,
  listStyle: 'none',
});

export const value = style({ display: 'flex', gap: vars.space.x4, alignItems: 'flex-start' });

export const media = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x7}`,
  marginBlockStart: vars.space.x6,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const publications = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  padding: 0,
  listStyle: 'none',
});

/** Their names are set, for nobody's mark is ours to draw. */
export const publication = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  color: vars.color.text,
  textDecorationColor: vars.color.control,
});

export const logo = style({ display: 'block' });
