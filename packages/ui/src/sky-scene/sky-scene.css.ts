import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { partStyle, partVariants } from '../shared/styles/component-style.ts';
import { visuallyHiddenRules } from '../shared/styles/visually-hidden-rules.ts';

export const scene = partStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  background: vars.color.background,
  pointerEvents: 'none',
  '@media': {
    // In two system colours the picture would be meaningless, so it is hidden.
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
});

/**
 * A sentence; below desktop width the time on a line of its own, and on a phone the names below it in four columns, so that
 * no word moves to another line when the font loads or the minute changes.
 */
export const caption = partStyle({
  '@media': { [media.belowTablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const captionTime = partStyle({
  '@media': {
    [media.belowDesktop]: { display: 'block' },
    [media.belowTablet]: { flex: '1 0 100%' },
  },
});

/** The words that make a sentence of the names; on a phone only read aloud. */
export const captionWord = partStyle({
  '@media': { [media.belowTablet]: visuallyHiddenRules },
});

/** A name stays with its glyph. */
export const upGraha = partStyle({
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { flex: '0 0 25%', minInlineSize: 'max-content' } },
});
export const upGlyph = partStyle({
  display: 'inline',
  marginInlineEnd: vars.space.x1,
  verticalAlign: '-0.15em',
});

const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** A `clip-path` for the stars, set by a parent that has text over the scene. @default none */
export const starsClip = createVar();

/**
 * Maximum height of the subject below desktop width, set by a parent with less space. @default none
 */
export const subjectHeight = createVar();

/**
 * Distance of land and subject from the bottom of the scene below desktop width, set by a parent with text there. @default
 * 0
 */
export const subjectFoot = createVar();

export const stars = partStyle({
  ...whole,
  // In a light theme a star is paler than the sky, because a dark one would look like dust.
  fill: [vars.color.textMuted, `light-dark(${vars.color.raised}, ${vars.color.textMuted})`],
  stroke: [vars.color.textMuted, `light-dark(${vars.color.raised}, ${vars.color.textMuted})`],
  strokeLinecap: 'round',
  clipPath: fallbackVar(starsClip, 'none'),
});

export const land = partStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '62%',
  '@media': { [media.belowDesktop]: { insetBlockEnd: fallbackVar(subjectFoot, '0px') } },
});

export const subject = partStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 'max(-3rem, calc(50% - 37rem))',
  inlineSize: 'min(46rem, 62%)',
  blockSize: 'auto',
  overflow: 'visible',
  '@media': {
    [media.belowDesktop]: {
      insetBlockEnd: fallbackVar(subjectFoot, '0px'),
      inlineSize: '82%',
      maxBlockSize: fallbackVar(subjectHeight, 'none'),
    },
    // On a narrow page the text is above, and the drawing fills the width below it.
    [media.belowTablet]: {
      insetInlineEnd: '50%',
      translate: '50%',
      inlineSize: 'max(118%, 26rem)',
      maxInlineSize: '40rem',
    },
  },
});

const masonry = (share: number) =>
  `color-mix(in oklab, ${vars.color.info} ${share}%, ${vars.color.background})`;

const fills = {
  background: vars.color.background,
  sky1: vars.color.sky1,
  sky2: vars.color.sky2,
  sky3: vars.color.sky3,
  dawn1: vars.color.dawn1,
  dawn2: vars.color.dawn2,
  dawn3: vars.color.dawn3,
  stone: masonry(42),
  stoneLit: masonry(56),
  stoneDark: masonry(18),
  moonlight: vars.astro.moon,
  brass: vars.color.primary,
  raised: vars.color.raised,
};

export const fill = partVariants(fills, (color) => ({ fill: color }));

const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export const brassLine = partStyle({ ...line, stroke: vars.color.primary, strokeWidth: 1.3 });

export const brassEdge = partStyle({ ...line, stroke: vars.color.primary, strokeWidth: 2.2 });

export const faintLine = partStyle({ ...line, stroke: vars.color.control, strokeWidth: 1 });

/** As wide as long: each is a dash of an arc. */
export const ticks = partStyle({ fill: 'none', stroke: vars.color.primary });

/** Dots of a nakshatra: lines of no length. */
export const starDots = partStyle({ ...line, stroke: vars.astro.moon });

export const underlay = partStyle({
  ...line,
  stroke: vars.color.background,
  strokeWidth: 6.5,
});

export const signInk = partStyle({ color: vars.color.text });
