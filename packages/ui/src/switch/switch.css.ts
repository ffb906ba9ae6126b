import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledBox } from '../shared/styles/control-states.ts';

const FORCED = '(forced-colors: active)';

const LENGTH = '44px';
const HEIGHT = '24px';
const KNOB = '18px';
const ROOM = '3px';

export const mark = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: LENGTH,
  blockSize: HEIGHT,
});

export const track = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: LENGTH,
  blockSize: HEIGHT,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'inherit',
  scrollMarginBlock: vars.space.x8,
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:checked': { borderColor: vars.color.primary, background: vars.color.primaryFill },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: '2px' },
    '&:disabled': { ...disabledBox, cursor: 'inherit' },
    '&:disabled:checked': { background: vars.color.primarySoft },
  },
});

/** Covers the track and ignores pointer events. The disc is a border, which is visible in forced colours. */
export const knob = componentStyle({
  position: 'absolute',
  insetBlockStart: ROOM,
  insetInlineStart: ROOM,
  display: 'grid',
  placeItems: 'center',
  inlineSize: KNOB,
  blockSize: KNOB,
  borderRadius: vars.radius.full,
  background: vars.color.control,
  color: vars.color.primaryFill,
  pointerEvents: 'none',
  transition: `inset-inline-start ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    ':checked + &': {
      insetInlineStart: `calc(${LENGTH} - ${KNOB} - ${ROOM})`,
      background: vars.color.onPrimary,
    },
    ':disabled:checked + &': { background: vars.state.disabled, color: vars.color.surface },
  },
  '@media': {
    [FORCED]: {
      border: '1px solid CanvasText',
      color: 'CanvasText',
      selectors: { ':checked + &': { borderColor: 'Highlight', color: 'Highlight' } },
    },
  },
});

export const check = componentStyle({
  visibility: 'hidden',
  selectors: { ':checked + * > &': { visibility: 'visible' } },
});

/** Aligned with the label next to the track. */
export const besideTrack = componentStyle({
  paddingInlineStart: `calc(${LENGTH} + ${vars.space.x3})`,
});
