import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';
const narrow = 'screen and (max-width: 63.99rem)';
const phone = 'screen and (max-width: 29.99rem)';
const phoneAndTall = `${phone} and (min-height: 30rem)`;
const narrowAndTall = 'screen and (max-width: 63.99rem) and (min-height: 30rem)';

/**
 * Two columns where there is room: picture, facts and dates on the left. On a narrow page all of it is one column, in
 * which the dates come after the packages, and the book bar stays at the foot of the screen until its own place comes.
 */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 25rem) minmax(0, 1fr)',
      columnGap: vars.space.x7,
      alignItems: 'start',
    },
  },
});

const column = style({
  display: 'contents',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.x6,
    },
  },
});

export const main = style([column, { '@media': { [wide]: { order: 2 } } }]);
export const side = style([column, { '@media': { [wide]: { order: 1 } } }]);

const block = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
} as const;

/** The place of a part where all of them stand in one column. */
const placed = (order: number) => ({ '@media': { [narrow]: { order } } });

export const head = style({
  ...block,
  gap: vars.space.x3,
  justifyItems: 'start',
  ...placed(1),
});
export const look = style({ ...block, gap: vars.space.x5, ...placed(2) });
export const body = style([column]);
globalStyle(`${body} > *`, { minInlineSize: 0, ...placed(3) });
export const when = style({ ...block, gap: vars.space.x4, ...placed(4) });

/** As wide as its column, and on a narrow page no higher than what it leads to can bear. */
export const picture = style({ inlineSize: '100%', maxInlineSize: '25rem', marginInline: 'auto' });
globalStyle(`${picture} > svg`, {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const factLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});
export const factIcon = style({ flexShrink: 0, color: vars.color.primary });

export const pandit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'start',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const dates = style({ margin: 0, padding: 0, listStyle: 'none' });

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const dateWords = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });

export const dateNumber = style({
  minInlineSize: '2ch',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
});

export const weekday = style({ display: 'block' });

export const month = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const address = style({ overflowWrap: 'anywhere' });

export const panel = style({ paddingBlockStart: vars.space.x5 });

export const panditWhole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x5,
});
globalStyle(`${panditWhole} > :last-child`, { flex: '1 1 16rem' });

export const packages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.x4,
});

export const bookBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [narrow]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      padding: `${vars.space.x2} ${vars.size.gutter} ${vars.space.x3}`,
      borderInline: 'none',
      borderRadius: 0,
    },
    // Where there is little height, a bar would leave no room to read.
    [narrowAndTall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  },
});
globalStyle(`${bookBar} > button`, { '@media': { [phone]: { flex: '1 1 auto' } } });

// The button of the theme picker keeps clear of the bar, which takes two lines on a phone.
globalStyle(`:root:has(${bookBar})`, {
  '@media': {
    [narrowAndTall]: { vars: { '--jyoti-picker-lift': '4.5rem' } },
    [phoneAndTall]: { vars: { '--jyoti-picker-lift': '6.5rem' } },
  },
});

/** On a phone one line, over the button. */
export const bookPrice = style({
  minInlineSize: 0,
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      flexBasis: '100%',
      columnGap: vars.space.x4,
    },
  },
});
