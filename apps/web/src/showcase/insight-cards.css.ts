import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 64rem)';
const small = '(max-width: 47.99rem)';
/** Room for a cover and words beside it, which large letters take away. */
const roomy = '(min-width: 16rem)';

/** One large piece, four small beside it, two videos below: rows on a phone, a mosaic where there is room. */
export const mosaic = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Pieces of one kind. */
export const shelf = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const featured = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [medium]: { gridColumn: '1 / -1' },
    [wide]: { gridColumn: 'span 2', gridRow: 'span 2' },
  },
});

// The cover fills what the words leave, edge to edge.
globalStyle(`${featured} > [data-part="cover-art"]`, {
  flex: '1 1 auto',
  minBlockSize: '14rem',
  border: 'none',
  borderRadius: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [`${medium} and (max-width: 63.99rem)`]: { aspectRatio: '16 / 7' },
    [wide]: { aspectRatio: 'auto' },
  },
});

export const featuredWords = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  padding: vars.space.x5,
});

export const piece = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': {
    [small]: {
      '@container': {
        [roomy]: {
          gridTemplateColumns: '7.5rem minmax(0, 1fr)',
          alignItems: 'center',
          gap: vars.space.x4,
        },
      },
    },
  },
});

/** A video lies on its side, half a row wide. */
export const video = style({
  '@media': {
    [wide]: {
      selectors: {
        [`${mosaic} > &`]: {
          gridColumn: 'span 2',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
          gap: vars.space.x5,
        },
      },
    },
  },
});

export const cover = style({ position: 'relative', minInlineSize: 0 });

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const pieceWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const whole = style({
  color: vars.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationColor: vars.color.primary },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

/** On the cover where there is room for it, else among the words; the ear has it among the words always. */
export const length = style({
  '@media': {
    [medium]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const duration = style({
  display: 'none',
  '@media': { [medium]: { display: 'block' } },
  position: 'absolute',
  insetBlockEnd: vars.space.x3,
  insetInlineEnd: vars.space.x3,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.badge,
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

// On a phone the cover is small: the mark stands closer to its corner.
globalStyle(`${piece} [data-part="cover-play"]`, {
  '@media': {
    '(max-width: 47.99rem)': { scale: '0.7', insetBlockEnd: 0, insetInlineStart: 0 },
  },
});
