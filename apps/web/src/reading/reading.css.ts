import { vars } from '@jyoti/themes/contract';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 64rem)';
const narrow = 'screen and (max-width: 63.99rem)';
const narrowAndTall = 'screen and (max-width: 63.99rem) and (min-height: 30rem)';

/** Height of the kit's sticky header, its hairline included: 60 px, 72 px from 1024 px on. */
const HEADER = '61px';
const HEADER_WIDE = '73px';

/** Contents beside the text. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(12rem, 15rem) minmax(0, 1fr)',
      columnGap: vars.space.x8,
    },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  minInlineSize: 0,
});

/** By how much the reader wants the text larger or smaller than the site sets it. */
const scale = createVar();
const sizes = { small: '0.88', medium: '1', large: '1.25' };

export const textSize = styleVariants(sizes, (factor) => ({
  vars: { [scale]: factor },
  fontSize: `calc(${vars.text.body} * ${scale})`,
}));

for (const size of Object.values(textSize)) {
  globalStyle(`${size} h2`, { fontSize: `calc(${vars.text.h3} * ${scale})` });
  globalStyle(`${size} h3`, { fontSize: `calc(${vars.text.h4} * ${scale})` });
}

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxInlineSize: vars.size.measure,
  // On a narrow page the strip of links stands under the header too.
  '@media': { [narrowAndTall]: { scrollMarginBlockStart: vars.space.x7 } },
});

export const innerHeading = style({ marginBlockStart: vars.space.x3 });

export const quote = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.4,
});

export const table = style({ minInlineSize: 0, marginBlock: vars.space.x2 });

// Where rows are stacked, sentences begin where sentences begin, each after its label.
globalStyle(`${table} [role="cell"]`, { textAlign: 'start', justifyContent: 'flex-start' });
globalStyle(`${table} [role="cell"] > [aria-hidden]`, { flexBasis: '5rem' });

export const contents = style({
  minInlineSize: 0,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${HEADER_WIDE} + ${vars.space.x5})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvh - ${HEADER_WIDE} - 2 * ${vars.space.x5})`,
      overflowY: 'auto',
    },
    [narrow]: {
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      background: vars.color.background,
      borderBlock: `1px solid ${vars.color.border}`,
    },
    // Where there is little height, two bars would leave no room to read.
    [narrowAndTall]: { position: 'sticky', insetBlockStart: HEADER, zIndex: 1 },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: 600,
  '@media': { [narrow]: { display: 'none' } },
});

export const contentsList = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { flexDirection: 'column', borderInlineStart: `1px solid ${vars.color.border}` },
    [narrow]: {
      overflowX: 'auto',
      paddingInline: `calc(${vars.size.gutter} - ${vars.space.x3})`,
      scrollbarWidth: 'none',
    },
  },
});

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecorationLine: 'underline' },
    '&[aria-current]': { color: vars.color.text, fontWeight: 600 },
  },
  '@media': {
    [wide]: {
      position: 'relative',
      minBlockSize: '40px',
      // Two lines of one stand closer than two of them.
      paddingBlock: vars.space.x2,
      paddingInlineStart: vars.space.x5,
      selectors: {
        // The long tick of the scale: here one reads.
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          inlineSize: vars.space.x3,
          borderBlockStart: `2px solid ${vars.color.primary}`,
        },
      },
    },
    [narrow]: {
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${vars.color.primary}` },
      },
    },
  },
});

/** Everything of a page that is read, evenly apart. */
export const page = style({ paddingBlockStart: vars.space.x6 });

export const updated = style({
  marginBlock: `${vars.space.x3} ${vars.space.x6}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** The ways to reach the house. */
export const address = style({ fontStyle: 'normal' });
export const addressLine = style({ display: 'block' });

/** Takes the focus only so that it is read; there is nothing to do on it. */
export const ticketPlace = style({ outline: 'none', minInlineSize: 0 });

export const ticket = style({ margin: 0 });
globalStyle(`${ticket} > dt`, { color: vars.color.textMuted, fontSize: vars.text.small });
globalStyle(`${ticket} > dd`, {
  margin: 0,
  fontSize: vars.text.h3,
  fontWeight: 600,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});

/** A form or a text, and beside it what goes with it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)',
      columnGap: vars.space.x8,
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
});

/** Room between the head of a page and what it holds. */
export const afterTitle = style({ marginBlockStart: vars.space.x6 });

/** What can be done with a page, in a row above its text. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x6,
  '@media': { print: { display: 'none' } },
});

export const officer = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
