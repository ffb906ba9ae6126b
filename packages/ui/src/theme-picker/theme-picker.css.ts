import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { FLOATING_BUTTON } from '../shared/styles/floating-button.ts';

/**
 * Distance from the bottom of the page. A page with a toolbar there sets `--jyoti-picker-lift` to its height, on any
 * ancestor of the picker, so that the button does not cover it.
 */
const foot = `calc(${vars.space.x4} + env(safe-area-inset-bottom, 0px) + var(--jyoti-picker-lift, 0px))`;

export const root = componentStyle({
  position: 'fixed',
  insetBlockEnd: foot,
  // In the empty margin of a wide page.
  insetInlineEnd: `max(${vars.size.gutter}, calc(25vw - ${vars.size.content} / 4 - ${FLOATING_BUTTON} / 2))`,
  zIndex: vars.layer.picker,
  '@media': { print: { display: 'none' } },
});

const covering = { opacity: 0, pointerEvents: 'none' } as const;

export const trigger = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: FLOATING_BUTTON,
  blockSize: FLOATING_BUTTON,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.state} ${vars.motion.ease}, opacity ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { borderColor: vars.color.primary },
    // Still a tab stop, and visible again on focus.
    '[data-covers] > &:not(:focus-visible)': covering,
  },
  '@media': {
    // If the page has no margin, it is shown once it is known to cover nothing.
    [media.belowDesktop]: {
      selectors: {
        '[data-part="theme-picker"]:not([data-measured]) > &:not(:focus-visible)': covering,
      },
    },
  },
});

/** The ring of four of the theme's colours; its hairlines set the arcs off from the background. */
export const ring = componentStyle({
  inlineSize: '26px',
  blockSize: '26px',
});
/** In forced colours an SVG would keep its own colours and might become invisible, so it takes the system's. */
const forced = '(forced-colors: active)';
const quarter = (stroke: string) =>
  componentStyle({ stroke, '@media': { [forced]: { stroke: 'ButtonText' } } });
export const ringPrimary = quarter(vars.color.primaryFill);
export const ringAccent = quarter(vars.color.accent);
export const ringSecondary = quarter(vars.color.secondary);
export const ringText = quarter(vars.color.text);

export const panel = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${vars.space.x3})`,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(44rem, 100vw - 2 * ${vars.size.gutter})`,
  maxBlockSize: `calc(100svh - ${FLOATING_BUTTON} - 2 * ${vars.space.x4} - ${vars.space.x3} - var(--jyoti-picker-lift, 0px))`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  overflow: 'hidden',
});

export const title = componentStyle({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x3,
  // Tiles keep their height when the list scrolls.
  gridAutoRows: 'max-content',
  minBlockSize: 0,
  padding: vars.space.x4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** Each theme is shown in its own colours: this tile carries its `data-theme`. */
export const tile = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateRows: 'auto 1fr auto auto',
  alignItems: 'start',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { outline: `2px solid ${vars.color.primary}`, outlineOffset: '-3px' },
    '&:has(input:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
});

/** A transparent input over the tile, so that the whole tile is the click target. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: '1px solid transparent',
  opacity: 0,
  cursor: 'pointer',
});

export const icon = componentStyle({
  display: 'block',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  flexShrink: 0,
});

export const tileIcon = componentStyle({
  color: vars.color.primary,
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const tileName = componentStyle({
  fontWeight: vars.weight.strong,
  lineHeight: vars.size.iconLarge,
});

export const tileCheck = componentStyle({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  padding: '2px',
  color: vars.color.primary,
  selectors: { '&[data-state="unchecked"]': { visibility: 'hidden' } },
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const tileLine = componentStyle({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});

export const swatches = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  blockSize: '16px',
  marginBlockStart: 'auto',
  border: `1px solid ${vars.color.control}`,
  // The only place that shows a colour as such.
  forcedColorAdjust: 'none',
});
export const swatch = {
  background: componentStyle({ background: vars.color.background }),
  primary: componentStyle({ background: vars.color.primaryFill }),
  secondary: componentStyle({ background: vars.color.secondary }),
  text: componentStyle({ background: vars.color.text }),
  accent: componentStyle({ background: vars.color.accent }),
};

export const tileEdge = componentStyle({
  gridColumn: '1 / -1',
  inlineSize: 'auto',
  marginInline: `calc(-1 * ${vars.space.x3})`,
  backgroundPosition: 'start',
});

export const memory = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.target,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  border: '0 solid transparent',
  borderBlockStart: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const memoryWords = componentStyle({ display: 'grid', lineHeight: vars.lineHeight.label });
export const memoryHint = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const switchTrack = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '24px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    inlineSize: '16px',
    blockSize: '16px',
    // A border, not a background, so that it is visible in forced colours.
    border: `8px solid ${vars.color.control}`,
    borderRadius: vars.radius.full,
    transition: `inset-inline-start ${vars.motion.state} ${vars.motion.ease}`,
  },
  selectors: {
    '[aria-checked="true"] > &': {
      background: vars.color.primary,
      borderColor: vars.color.primary,
    },
    '[aria-checked="true"] > &::before': {
      insetInlineStart: '23px',
      borderColor: vars.color.onPrimary,
    },
  },
  '@media': {
    [forced]: {
      selectors: { '[aria-checked="true"] > &::before': { borderColor: 'Highlight' } },
    },
  },
});
