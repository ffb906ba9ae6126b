import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const inLayer = (rule: Rules) => style({ '@layer': { [layers.components]: rule } });

/** A card narrower than this, three in a row on a tablet, puts everything in one column. */
const roomy = '(min-width: 16rem)';

export const root = inLayer({ display: 'grid' });

export const content = inLayer({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const head = inLayer({
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

export const portrait = inLayer({ inlineSize: '5.25rem' });

export const person = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
});

/** A name is not a sentence: the underline appears on hover. */
export const name = inLayer({
  color: vars.color.text,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const facts = inLayer({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  fontSize: vars.text.small,
});

export const fact = inLayer({
  display: 'grid',
  paddingBlock: '3px',
  '@container': {
    [roomy]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: vars.space.x3 },
  },
});

export const label = inLayer({ color: vars.color.textMuted });

export const value = inLayer({ margin: 0, overflowWrap: 'anywhere' });

/** At the foot of the card, so that the prices and buttons of a row align. */
export const foot = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  marginBlockStart: 'auto',
});

export const badges = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const actions = inLayer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: vars.space.x3,
  inlineSize: '100%',
});
