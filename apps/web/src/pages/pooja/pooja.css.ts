import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Two columns on a wide screen: picture, facts and dates on the left. On a narrow one all of it is one column, in which the
 * dates come after the packages. The columns themselves have no box there, so that the bar with the price stays at the foot
 * of the screen along the whole page.
 */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 1fr)',
      columnGap: vars.space.x7,
      alignItems: 'start',
    },
  },
});

export const column = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.x6,
    },
  },
});

export const side = style([column, { '@media': { [media.desktop]: { order: -1 } } }]);

/** The order of the parts in one column. */
const placed = (order: number) => ({ '@media': { [media.belowDesktop]: { order } } });
globalStyle(`${column} > *`, { minInlineSize: 0, ...placed(3) });
export const head = style(placed(1));
export const look = style(placed(2));
export const when = style(placed(4));

/** As wide as its column, and on a narrow page no higher than what it leads to can bear. */
export const picture = style({ inlineSize: '100%', maxInlineSize: '25rem', marginInline: 'auto' });

/** Words beside a portrait; below it where there is too little width. */
export const besidePortrait = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const panel = style({ paddingBlockStart: vars.space.x5 });

/** Numbered coins on a line, as on a scale. */
export const steps = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x4,
  minBlockSize: '2.75rem',
  maxInlineSize: vars.size.measure,
  lineHeight: 1.6,
  counterIncrement: 'step',
  // The line from coin to coin.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1.375rem - 0.5px)',
    insetBlockStart: '2.75rem',
    blockSize: `calc(100% - 2.75rem + ${vars.space.x4})`,
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
  '::before': {
    content: 'counter(step)',
    alignSelf: 'start',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    border: `1.5px solid ${vars.color.primary}`,
    borderRadius: '50%',
    outline: `1px dashed ${vars.color.primary}`,
    outlineOffset: '-5px',
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.text.h4,
    fontVariantNumeric: 'lining-nums',
  },
});
