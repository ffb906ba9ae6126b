import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Three cards beside one another on a tablet are narrow: then what stood side by side stands one under another. */
const roomy = '(min-width: 16rem)';

export const card = style({ display: 'grid' });

export const content = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const head = style({
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

export const niche = style({ inlineSize: '5.25rem' });

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
});

/** A name, not a sentence: it is underlined when it is pointed at. */
export const name = style({
  color: vars.color.text,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const facts = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  fontSize: vars.text.small,
});

export const fact = style({
  display: 'grid',
  paddingBlock: '3px',
  '@container': {
    [roomy]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: vars.space.x3 },
  },
});

export const label = style({ color: vars.color.textMuted });

export const value = style({ margin: 0 });

/** Prices and buttons stand in one line, however long the words above are. */
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  marginBlockStart: 'auto',
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const asks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space.x3,
  inlineSize: '100%',
});
