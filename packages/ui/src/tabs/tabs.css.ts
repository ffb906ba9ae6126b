import { breakpoints } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { chosenBox, disabledBox, disabledInk } from '../shared/styles/control-states.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

/**
 * Width of the fade at the clipped start and end of a strip, and the additional width of the arrow.
 */
const fadeStart = createVar();
const fadeEnd = createVar();
const arrowStart = createVar();
const arrowEnd = createVar();
const onwards = createVar();
const fade = '2.5rem';
const ARROW = '0.5rem';
const ARROW_HEIGHT = '1rem';
const forced = '(forced-colors: active)';

/**
 * An arrow at the edge of an overflowing strip, because the cut may be in the gap between two tabs. A block over the
 * letters, of which the mask of the strip leaves a triangle. It takes no space in the layout.
 */
const arrow = (edge: 'Start' | 'End') =>
  ({
    content: '""',
    position: 'sticky',
    [`insetInline${edge}`]: 0,
    zIndex: 1,
    flex: `0 0 ${ARROW}`,
    [`marginInline${edge === 'End' ? 'Start' : 'End'}`]: `calc(-1 * (${ARROW} + ${vars.space.x2}))`,
    alignSelf: 'stretch',
    background: vars.color.primary,
    pointerEvents: 'none',
    '@media': {
      [forced]: {
        alignSelf: 'center',
        blockSize: ARROW_HEIGHT,
        background: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  }) as const;

/** The part of the mask that leaves the arrow: a wedge that opens from its tip. */
const wedge = (side: '+' | '-') =>
  `conic-gradient(from calc(135deg ${side} 90deg * ${onwards}) at calc(50% ${side} 50% * ${onwards}) 50%, black 90deg, transparent 0)`;

/** The width from which tabs are in a row; below it, a list may replace them. */
const roomy = `(min-width: ${breakpoints.landscape}rem)`;
const narrow = `(max-width: ${breakpoints.landscape - 0.01}rem)`;
/** Radix writes the orientation on every part. */
const vertical = '&[data-orientation="vertical"]';

export const root = componentStyle({
  selectors: {
    [vertical]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [roomy]: {
          gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
          columnGap: vars.space.x6,
          alignItems: 'start',
        },
      },
    },
  },
});

export const list = componentRecipe({
  base: {
    display: 'flex',
    minInlineSize: 0,
    selectors: {
      [vertical]: {
        flexDirection: 'column',
        overflowX: 'visible',
        maskImage: 'none',
        '@media': { [roomy]: { gridArea: '1 / 1' }, [forced]: { borderBlockEnd: 0 } },
      },
    },
  },
  variants: {
    variant: {
      line: {
        columnGap: vars.space.x2,
        boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
        '@media': { [forced]: { borderBlockEnd: '1px solid CanvasText' } },
        selectors: {
          [vertical]: {
            borderInlineEnd: `1px solid ${vars.color.border}`,
            boxShadow: 'none',
          },
        },
      },
      chips: { gap: vars.space.x2 },
    },
    overflow: {
      wrap: { flexWrap: 'wrap' },
      grid: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
      },
      select: {
        flexWrap: 'wrap',
        '@media': { [narrow]: { display: 'none' } },
      },
      scroll: {
        vars: {
          [fadeStart]: '0px',
          [fadeEnd]: '0px',
          [arrowStart]: '0px',
          [arrowEnd]: '0px',
          [onwards]: '1',
        },
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollPaddingInline: fade,
        // The clipped tab shows that there is more; a scroll bar would hide the marker.
        scrollbarWidth: 'none',
        // A mask, not a gradient over the text: it needs no colour of its own and works on any background.
        maskImage: `linear-gradient(calc(90deg * ${onwards}), transparent ${arrowStart}, black ${fadeStart}, black calc(100% - ${fadeEnd}), transparent calc(100% - ${arrowEnd})), ${wedge('-')}, ${wedge('+')}`,
        maskRepeat: 'no-repeat',
        maskSize: `100% 100%, ${arrowStart} ${ARROW_HEIGHT}, ${arrowEnd} ${ARROW_HEIGHT}`,
        maskPosition: `0 0, calc(50% - 50% * ${onwards}) 50%, calc(50% + 50% * ${onwards}) 50%`,
        '@media': {
          '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
          // Faded text would have less contrast than the user requested.
          [forced]: { maskImage: 'none' },
        },
        selectors: {
          [rightToLeft]: { vars: { [onwards]: '-1' } },
          '&[data-cut-start]': { vars: { [fadeStart]: fade, [arrowStart]: ARROW } },
          '&[data-cut-end]': { vars: { [fadeEnd]: fade, [arrowEnd]: ARROW } },
          '&[data-cut-start]::before': arrow('Start'),
          '&[data-cut-end]::after': arrow('End'),
        },
      },
    },
  },
});

export const picker = componentStyle({ '@media': { [roomy]: { display: 'none' } } });

export const tab = componentRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 auto',
    maxInlineSize: '100%',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.title,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // Inside, because the scrolling strip clips what is outside of it.
    outlineOffset: '-3px',
    transition: `color ${vars.motion.state} ${vars.motion.ease}, background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:disabled': disabledInk,
      [vertical]: { justifyContent: 'start', textAlign: 'start' },
    },
  },
  variants: {
    variant: {
      line: {
        padding: vars.space.x2,
        borderBlockEnd: '2px solid transparent',
        // Beside the marker of the chosen one.
        outlineOffset: '-5px',
        color: vars.color.textMuted,
        '@media': { [forced]: { borderBlockEndColor: 'Canvas' } },
        // A tick, as on a scale.
        '::after': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          insetBlockEnd: 0,
          insetInlineStart: 'calc(50% - 6px)',
          inlineSize: '12px',
          blockSize: '6px',
          clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
        },
        selectors: {
          '&:hover:not(:disabled)': { color: vars.color.text },
          '&[data-state="active"]': {
            color: vars.color.text,
            borderBlockEndColor: vars.color.primary,
            '@media': {
              [forced]: { borderBlockEnd: '4px solid Highlight' },
            },
          },
          // Beside a column the marker is at its side.
          [vertical]: {
            paddingInlineEnd: vars.space.x4,
            borderBlockEnd: 0,
            borderInlineEnd: '2px solid transparent',
          },
          [`${vertical}[data-state="active"]`]: {
            borderInlineEndColor: vars.color.primary,
            '@media': {
              [forced]: { borderBlockEnd: 0, borderInlineEnd: '4px solid Highlight' },
            },
          },
          [`${vertical}::after`]: {
            insetBlock: 'calc(50% - 6px) auto',
            insetInline: 'auto 0',
            inlineSize: '6px',
            blockSize: '12px',
            clipPath: 'polygon(0 50%, 100% 0, 100% 100%)',
          },
          [`[dir="rtl"] ${vertical}:not([dir="rtl"] [dir="ltr"] *)::after`]: {
            clipPath: 'polygon(100% 50%, 0 0, 0 100%)',
          },
          '&[data-state="active"]::after': {
            background: vars.color.primary,
            '@media': { [forced]: { background: 'Highlight' } },
          },
        },
      },
      chips: {
        paddingInline: vars.space.x4,
        paddingBlock: vars.space.x2,
        border: `1px solid ${vars.color.control}`,
        borderRadius: vars.radius.control,
        fontWeight: vars.weight.regular,
        color: vars.color.text,
        selectors: {
          '&:disabled': disabledBox,
          '&:hover:not(:disabled)': { background: vars.state.hover },
          '&[data-state="active"]': chosenBox,
        },
      },
    },
  },
});

export const panel = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.x4,
  outlineOffset: '4px',
  borderRadius: vars.radius.cell,
  selectors: {
    // All panels share one cell; one of them is shown.
    [vertical]: { '@media': { [roomy]: { gridArea: '1 / 2', paddingBlockStart: 0 } } },
  },
  '@supports': {
    // A hidden panel that "find in page" can search still takes part in the layout, so its padding
    // must be removed.
    '(content-visibility: hidden)': {
      selectors: { '&[hidden]': { paddingBlock: 0 } },
    },
  },
  '@media': {
    // Without script no tab can be selected, so all rendered panels are shown.
    '(scripting: none)': {
      selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
    },
  },
});

/** A navigation is a list of links; the list looks like a row of tabs. */
export const navList = componentStyle({ listStyle: 'none', paddingInlineStart: 0 });

export const navItem = componentStyle({ display: 'flex', flex: '0 0 auto', maxInlineSize: '100%' });

export const navLink = componentStyle({ textDecoration: 'none' });
