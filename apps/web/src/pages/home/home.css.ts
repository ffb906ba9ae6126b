import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Height of the kit's header, its hairline included. */
const HEADER = '4.5rem';

const narrow = '(max-width: 47.99rem)';

export const slide = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: 'max(40rem, 100svh)',
  isolation: 'isolate',
});

export const slideWords = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  maxInlineSize: '27rem',
  paddingBlockStart: `calc(${HEADER} + ${vars.space.x8})`,
  '@media': {
    [narrow]: {
      maxInlineSize: '22rem',
      paddingBlockStart: `calc(${HEADER} + ${vars.space.x6})`,
      // The drawing stands below the words, however long they are.
      paddingBlockEnd: '18rem',
    },
  },
});

export const greeting = style({
  minBlockSize: '1.6em',
  color: vars.color.secondary,
});

export const trust = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x5}`,
});

/** The slides begin at the top of the window, behind the header, so that they are as tall as it. */
export const hero = style({ position: 'relative', marginBlockStart: `calc(-1 * ${HEADER})` });

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});

export const star = style({ color: vars.color.primary, fill: 'currentColor' });

/** Keeps the hero's place while it is on its way. */
export const heroWaiting = style({ minBlockSize: '40rem' });

export const failed = style({ paddingBlockStart: vars.space.x5 });

/** No star shines through words: they keep to the far half of the sky, on a narrow page to the strip above the words. */
globalStyle(`${slide} [data-part="sky-scene-stars"]`, {
  clipPath: 'inset(0 0 0 44%)',
  '@media': { [narrow]: { clipPath: `inset(0 0 calc(100% - ${HEADER} - 2.25rem) 0)` } },
});

/** The row below the slides runs from edge to edge, what stands in it keeps to the page's content. */
globalStyle(`${hero} [data-part="carousel-row"]`, {
  marginBlockStart: 0,
  paddingBlock: vars.space.x3,
  paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.border}`,
});
