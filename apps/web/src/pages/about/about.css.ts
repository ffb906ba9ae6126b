import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = 'screen and (min-width: 48rem)';
const wide = 'screen and (min-width: 64rem)';

/** The head of the page: words on the sky, and the arcade at its horizon. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const heroWords = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x4,
  maxInlineSize: '34rem',
  paddingBlockStart: vars.space.x6,
  paddingBlockEnd: '15rem',
  '@media': {
    [medium]: { paddingBlockEnd: '21rem' },
    // Beside the arcade, and above the hills.
    [wide]: {
      alignContent: 'start',
      maxInlineSize: '26rem',
      minBlockSize: '36rem',
      paddingBlock: `${vars.space.x7} ${vars.space.x8}`,
    },
  },
});

/** No star shines through words: they keep to the far half of the sky. */
globalStyle(`${hero} [data-part="sky-scene-stars"]`, { clipPath: 'inset(0 0 0 55%)' });

/** Four: in pairs, or all beside each other. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space.x5} ${vars.space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
});

export const value = style({ display: 'flex', gap: vars.space.x4, alignItems: 'flex-start' });

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space.x6} ${vars.space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const member = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const memberWords = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x8 } },
});

export const publications = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x7}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Their names are set, for nobody's mark is ours to draw. */
export const publication = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
});

export const logo = style({ display: 'block' });

/** Where the office is, drawn as a surveyor would begin: a frame of degrees and a pin. No map is loaded from elsewhere. */
export const map = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.x3,
  minBlockSize: '16rem',
  padding: vars.space.x5,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  backgroundImage: `linear-gradient(${vars.color.border} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.border} 1px, transparent 1px)`,
  backgroundSize: '40px 40px',
  backgroundPosition: 'center',
  textAlign: 'center',
});

export const mapWords = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
});

export const pin = style({ color: vars.color.primary });

export const begin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x5,
});
