import { vars } from '@jyoti/themes/contract';
import { baseStyle } from './component-style.ts';
import { chosenLook, disabledBox, disabledInk } from './control-states.ts';

const FORCED = '(forced-colors: active)';
const INVALID = '[data-part="field"][data-state="invalid"]';

/** Side length of a box or circle, equal to the line height of its label. */
const SIDE = '24px';

/** A box, circle or switch with its label: the whole is the click target, as tall as other controls. */
export const choice = baseStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: `calc((${vars.size.target} - ${SIDE}) / 2)`,
  lineHeight: vars.lineHeight.label,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': disabledInk,
  },
});

export const words = baseStyle({ minInlineSize: 0, maxInlineSize: vars.size.measure });

/** Position of the control and of the drawing over it. */
export const mark = baseStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // As tall as a line of the label, so that both stay aligned when text is enlarged.
  blockSize: `max(${SIDE}, 1lh)`,
});

export const control = baseStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  appearance: 'none',
  inlineSize: SIDE,
  blockSize: SIDE,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.onPrimary,
  cursor: 'inherit',
  scrollMarginBlock: vars.space.x8,
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    '&:checked, &:indeterminate:not([type="radio"])': {
      borderColor: vars.color.primary,
      background: vars.color.primaryFill,
    },
    [`${INVALID} &:not(:disabled)`]: { borderWidth: '2px', borderColor: vars.color.danger },
    '&:disabled': { ...disabledBox, cursor: 'inherit' },
    '&:disabled:is(:checked, :indeterminate:not([type="radio"]))': {
      background: vars.color.primarySoft,
    },
  },
  '@media': {
    // Backgrounds are dropped there: the border shows the state in addition to the mark.
    [FORCED]: {
      selectors: {
        '&:checked': { borderWidth: '2px', borderColor: 'Highlight' },
      },
    },
  },
});

export const box = baseStyle({ borderRadius: vars.radius.badge });

/** The dot is a border, which is visible in forced colours. */
export const circle = baseStyle({
  borderRadius: vars.radius.full,
  selectors: {
    '&:checked::before': {
      content: '""',
      border: `5px solid ${vars.color.onPrimary}`,
      borderRadius: vars.radius.full,
    },
    '&:checked:disabled::before': { borderColor: vars.state.disabled },
  },
  '@media': {
    [FORCED]: { selectors: { '&:checked::before': { borderColor: 'Highlight' } } },
  },
});

/** A mark over the control, visible in the state that `when` names. It ignores pointer events. */
const drawing = (when: string) =>
  baseStyle({
    gridArea: '1 / 1',
    color: vars.color.onPrimary,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: {
      [`:is(${when}) ~ &`]: { visibility: 'visible' },
      ':disabled ~ &': { color: vars.state.disabled },
    },
    '@media': { [FORCED]: { color: 'Highlight' } },
  });

export const check = drawing(':checked:not(:indeterminate)');
export const dash = drawing(':indeterminate');

/** Description of a choice, close below its label and aligned with it. */
export const description = baseStyle({
  marginBlockStart: `calc(-1 * ${vars.space.x2})`,
  paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})`,
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.text,
});

/** Error and hint of a single choice field: closer to its label than to the next field. */
export const messages = baseStyle({
  selectors: {
    '&:has([data-part="field-error"], [data-part="field-hint"])': {
      marginBlockStart: `calc(-1 * ${vars.space.x3})`,
      paddingBlockEnd: vars.space.x2,
    },
  },
});

/** Aligned with the label next to a box. */
export const besideBox = baseStyle({ paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})` });

/** Choices below one another; their targets touch, so that no gap is missed between them. */
export const list = baseStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Short choices in a row. */
export const row = baseStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x5 });

/**
 * The whole card is the target. In forced colours, a second border marks the selected one, because
 * the tint is dropped.
 */
export const card = baseStyle({
  position: 'relative',
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.text },
    '&:has(:checked)': chosenLook,
    '&:has(:disabled)': disabledBox,
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderWidth: '2px', borderColor: 'Highlight' } },
    },
  },
});

export const cardLabel = baseStyle({
  inlineSize: '100%',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

/** The focus ring is around the card. */
export const cardCircle = baseStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });
