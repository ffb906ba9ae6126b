import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { noScript, ranges } from './carousel-ranges.css.ts';
import type { Breakpoint } from './carousel.logic.ts';
import { partGlobal, partStyle } from '../shared/styles/component-style.ts';

/** Custom properties on the root, one a breakpoint: `--jyoti-carousel-per-view-640`. */
export const PER_VIEW = '--jyoti-carousel-per-view';

const gap = vars.space.x5;
const perView = createVar();

const shareOf = (at: Breakpoint) => ({ vars: { [perView]: `var(${PER_VIEW}-${at}, 1)` } });

export const carousel = partStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': Object.fromEntries(
    Object.entries(ranges).map(([at, range]) => [range, shareOf(at as Breakpoint)]),
  ),
});

export const viewport = partStyle({
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  // Positioned children, such as visually hidden text, are clipped with their slide.
  position: 'relative',
  // Clipped, not hidden, so that nothing can scroll it, neither a link from elsewhere nor a field
  // in it. Only horizontally, so that focus rings are visible above and below.
  overflowX: 'clip',
  '@media': { [noScript]: { overflowX: 'auto', overflowY: 'hidden' } },
});

const trackBase = partStyle({ touchAction: 'pan-y pinch-zoom' });

const slideTrack = partStyle({
  display: 'flex',
  // The gap is before each slide, so that the last one keeps its distance from a first one that
  // follows it. The gap of the first is compensated here.
  marginInlineStart: `calc(${gap} * -1)`,
});

const fadeTrack = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [noScript]: { display: 'flex' } },
});

export const track = {
  slide: `${trackBase} ${slideTrack}`,
  fade: `${trackBase} ${fadeTrack}`,
};

export const slide = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: {
    [`${slideTrack} > &`]: {
      flex: `0 0 calc(100% / ${perView})`,
      paddingInlineStart: gap,
    },
    [`${fadeTrack} > &`]: {
      flex: '0 0 100%',
      gridArea: '1 / 1',
      transition: `opacity ${vars.motion.fade} ${vars.motion.ease}, visibility ${vars.motion.fade}`,
    },
    [`${fadeTrack} > &[data-state="out-of-view"]`]: { opacity: 0, visibility: 'hidden' },
    [`[data-calm] ${fadeTrack} > &`]: { transition: 'none' },
  },
});

// Until script has measured, slides outside the view are hidden too: a link in one would be an invisible tab stop.
for (const [at, range] of Object.entries(ranges)) {
  partGlobal(`${viewport}:not([data-measured]) ${slideTrack} > ${slide}[data-absent~="${at}"]`, {
    '@media': { [`${range} and (scripting: enabled)`]: { visibility: 'hidden' } },
  });
}
partGlobal(`${fadeTrack} > ${slide}[data-state="out-of-view"]`, {
  '@media': { [noScript]: { opacity: 1, visibility: 'visible' } },
});

/** Boxes without height, one per slide, which Embla moves while the slides themselves fade in place. */
export const ruler = partStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 0,
  display: 'flex',
  visibility: 'hidden',
  pointerEvents: 'none',
});
export const mark = partStyle({ flex: '0 0 100%' });
