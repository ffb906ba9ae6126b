import { containerQuery, media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';
import { visuallyHiddenRules } from '../../shared/styles/visually-hidden-rules.ts';
/** Widths of the card itself. */
const fitsCoverBeside = containerQuery.from('card');
const halfARow = containerQuery.from('half');
const wholeRow = containerQuery.from('large');

/** One large article, small ones next to it, videos below. */
export const mosaic = componentStyle({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A row that scrolls sideways on a phone; from there up its cards are cells of the mosaic. */
export const others = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '11rem',
  columnGap: vars.space.x4,
  minInlineSize: 0,
  // Scrolling clips: this leaves space for the focus ring.
  padding: vars.space.x1,
  margin: `calc(-1 * ${vars.space.x1})`,
  overflowX: 'auto',
  '@media': { [media.tablet]: { display: 'contents' } },
});

export const article = componentStyle({ containerType: 'inline-size' });

/** In a mosaic a video takes half a row. */
export const video = componentStyle({
  selectors: {
    [`${others} > &`]: { '@media': { [media.desktop]: { gridColumn: 'span 2' } } },
  },
});

/** Cover above the words; next to them on a phone, and in a card that is half a row wide. */
export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@container': {
    [halfARow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.x5,
    },
  },
  '@media': {
    [media.belowTablet]: {
      '@container': {
        [fitsCoverBeside]: {
          gridTemplateColumns: '7.5rem minmax(0, 1fr)',
          alignItems: 'center',
          gap: vars.space.x4,
        },
      },
    },
  },
});

export const cover = componentStyle({ position: 'relative', minInlineSize: 0 });

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
});

/** Among the words on a phone, where the cover is small; visually hidden where the cover shows the length. */
export const length = componentStyle({
  '@media': {
    [media.tablet]: visuallyHiddenRules,
  },
});

export const duration = componentStyle({
  display: 'none',
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
  '@media': { [media.tablet]: { display: 'block' } },
});

/** In a mosaic it takes two columns and two rows; on a tablet the whole row. */
export const featured = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  overflow: 'clip',
  selectors: {
    [`${mosaic} > &`]: {
      '@media': {
        [media.tablet]: { gridColumn: '1 / -1' },
        [media.desktop]: { gridColumn: 'span 2', gridRow: 'span 2' },
      },
    },
  },
});

export const featuredContent = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@container': {
    [wholeRow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
    },
  },
});

/** Fills the rest of the card, without the frame of a small cover. */
export const featuredCover = componentStyle({
  selectors: {
    [`${featuredContent} > &`]: {
      flex: '1 1 auto',
      minBlockSize: 'clamp(10rem, 25vw, 14rem)',
      border: 'none',
      borderBlockEnd: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      '@media': { [media.desktop]: { aspectRatio: 'auto' } },
      '@container': {
        [wholeRow]: {
          alignSelf: 'stretch',
          aspectRatio: 'auto',
          minInlineSize: 0,
          borderBlockEnd: 'none',
          borderInlineEnd: `1px solid ${vars.color.border}`,
        },
      },
    },
  },
});

export const featuredWords = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  '@media': { [media.tablet]: { padding: vars.space.x5 } },
});

/** Three lines on a phone: the article itself is one press away. */
export const excerpt = componentStyle({
  '@media': {
    [media.belowTablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
    },
  },
});
