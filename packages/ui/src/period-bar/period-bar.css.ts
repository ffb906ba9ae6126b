import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({ containerType: 'inline-size', color: vars.color.text });

/** One below another; then steps and date side by side; then all three in a line. */
export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'end',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@container': {
    [containerQuery.from('large')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
      columnGap: vars.space.x5,
    },
    [containerQuery.from('full')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) 17rem',
      columnGap: vars.space.x6,
    },
  },
});

export const periods = componentStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  '@container': {
    [`${containerQuery.from('large')} and ${containerQuery.below('full')}`]: {
      gridColumn: '1 / -1',
    },
  },
});

export const middle = componentStyle({
  minInlineSize: 0,
  '@container': { [containerQuery.from('full')]: { justifySelf: 'center' } },
});

export const steps = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

/** The period stays on the line of its arrows; the button for the current one may wrap below. */
export const arrows = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const period = componentStyle({
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInline: vars.space.x1,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: vars.lineHeight.title,
  textAlign: 'center',
  overflowWrap: 'break-word',
});
