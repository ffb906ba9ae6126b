import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
/** A card narrower than this, three in a row on a tablet, puts everything in one column. */
const roomy = containerQuery.from('card');

export const root = componentStyle({ display: 'grid' });

export const content = componentStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const head = componentStyle({
  display: 'grid',
  gap: vars.space.x3,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space.x4,
    },
  },
});

export const portrait = componentStyle({ inlineSize: '5.25rem' });

export const person = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
});

/** A name is not a sentence: the underline appears on hover. */
export const name = componentStyle({
  color: vars.color.text,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space.x1,
  fontSize: vars.text.small,
});

export const fact = componentStyle({
  display: 'grid',
  paddingBlock: '3px',
  '@container': {
    [roomy]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: vars.space.x3 },
  },
});

export const label = componentStyle({ color: vars.color.textMuted });

export const value = componentStyle({ overflowWrap: 'anywhere' });

/** At the bottom of the card, so that the prices and buttons of a row align. */
export const foot = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const actions = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space.x3,
  inlineSize: '100%',
});
