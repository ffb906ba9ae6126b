import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';
/** Widths of the card's content: from `medium` the art is next to the words, from `wide` the price is too. */
const medium = containerQuery.from('medium');
const wide = containerQuery.from('wide');

export const root = componentStyle({ background: vars.color.background });

export const container = componentStyle({ containerType: 'inline-size' });

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'center',
  '@container': {
    [medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.x6 },
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr) 15rem', columnGap: vars.space.x7 },
  },
});

export const art = componentStyle({
  display: 'grid',
  inlineSize: 'min(100%, 5.5rem)',
  marginInline: 'auto',
  '@container': {
    [medium]: { inlineSize: '100%', gridRow: 'span 2' },
    [wide]: { gridRow: 'auto' },
  },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** Price, end and code are on one line if they fit, above the button, which takes the full width. */
export const deal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingInlineStart: vars.space.x6,
      paddingBlock: vars.space.x4,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const withoutArt = componentStyle({
  '@container': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
  },
});

export const code = componentStyle({ fontWeight: vars.weight.strong, letterSpacing: '0.04em' });
