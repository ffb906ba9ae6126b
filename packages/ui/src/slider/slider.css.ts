import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

const forced = '(forced-colors: active)';
const THUMB = 24;

/** Where the values lie on the scale, 0 to 1. */
export const from = '--jyoti-slider-from';
export const to = '--jyoti-slider-to';

/** The middle of a thumb moves between half a thumb from either end. */
const inset = { position: 'absolute', insetInline: `${THUMB / 2}px` } as const;

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
});

export const scale = componentStyle({
  position: 'relative',
  flex: '1 1 10rem',
  minInlineSize: 0,
  blockSize: vars.size.target,
});

export const ticks = componentStyle({
  ...inset,
  insetBlockStart: 0,
  inlineSize: `calc(100% - ${THUMB}px)`,
  blockSize: '10px',
  overflow: 'visible',
  stroke: vars.color.control,
  selectors: { [rightToLeft]: { scale: '-1 1' } },
});

export const track = componentStyle({
  ...inset,
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.control,
  // The part between the values.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '-1px',
    insetInlineStart: `calc(var(${from}) * 100%)`,
    inlineSize: `calc((var(${to}) - var(${from})) * 100%)`,
    borderRadius: vars.radius.full,
    background: vars.color.primary,
  },
  selectors: { '[data-disabled] > &::after': { background: vars.state.disabled } },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      '::after': { background: 'Highlight' },
    },
  },
});

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: `${THUMB}px`,
  blockSize: `${THUMB}px`,
  border: `2px solid ${vars.color.primary}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
const disabledKnob = { borderStyle: 'dashed', borderColor: vars.state.disabled, cursor: 'inherit' };

const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' };

/** The native control; only its thumb is drawn. */
export const thumb = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  scrollMarginBlock: vars.space.x8,
  ':disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outline: 'none' },
  '::-webkit-slider-thumb': knob,
  '::-moz-range-thumb': knob,
  selectors: {
    '&:hover:not(:disabled)::-webkit-slider-thumb': { background: vars.color.primarySoft },
    '&:hover:not(:disabled)::-moz-range-thumb': { background: vars.color.primarySoft },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
    '&[aria-invalid]::-webkit-slider-thumb': { borderColor: vars.color.danger },
    '&[aria-invalid]::-moz-range-thumb': { borderColor: vars.color.danger },
    '&:disabled::-webkit-slider-thumb': disabledKnob,
    '&:disabled::-moz-range-thumb': disabledKnob,
  },
});

/** Two inputs lie over one another, so only their thumbs take presses. */
export const oneOfTwo = componentStyle({ pointerEvents: 'none' });

export const value = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
