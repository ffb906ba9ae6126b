import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Two columns on a wide screen: picture, facts and dates on the left. On a narrow screen one
 * column, with the dates after the packages: the columns then have `display: contents`, so that the
 * price bar is sticky along the whole page.
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

/** Order of the parts in one column. */
const placed = (order: number) => ({ '@media': { [media.belowDesktop]: { order } } });
globalStyle(`${column} > *`, { minInlineSize: 0, ...placed(3) });
export const head = style(placed(1));
export const look = style(placed(2));
export const when = style(placed(4));

/**
 * As wide as its column; on a narrow page its height is limited, so that the text below stays on
 * the screen.
 */
export const picture = style({ inlineSize: '100%', maxInlineSize: '25rem', marginInline: 'auto' });

/** Text next to a portrait; below it on narrow screens. */
export const besidePortrait = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const panel = style({ paddingBlockStart: vars.space.x5 });
