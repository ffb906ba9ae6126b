import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The form beside its explanation where there is room for both. */
export const opening = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 0.9fr)',
      columnGap: vars.space.x8,
      alignItems: 'start',
    },
  },
});

/** First and last name side by side where there is room. */
export const names = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space.x5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x4,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${vars.color.primary}`,
    borderRadius: '50%',
    color: vars.color.primary,
    fontFamily: vars.font.heading,
    fontSize: vars.text.h4,
  },
});

/** Takes the focus from a form that has gone, and is no place of its own to be seen. */
export const arrival = style({ ':focus': { outline: 'none' } });
