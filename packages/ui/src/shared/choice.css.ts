import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });
const FORCED = '(forced-colors: active)';
const INVALID = '[data-part="field"][data-state="invalid"]';

/** Side of a box or circle: the words beside it have lines as tall. */
const SIDE = '24px';

/** A box, circle or switch and its words: all of it is the target, as tall as every main control. */
export const choice = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: `calc((${vars.size.target} - ${SIDE}) / 2)`,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const words = inLayer({ minInlineSize: 0, maxInlineSize: vars.size.measure });

/** Where the control and the drawing over it stand. */
export const mark = inLayer({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // As tall as a line of the words, so that both keep one middle when text grows.
  blockSize: `max(${SIDE}, 1.4em)`,
});

export const control = inLayer({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  appearance: 'none',
  inlineSize: SIDE,
  blockSize: SIDE,
  margin: 0,
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
    [`${INVALID} &`]: { borderWidth: '2px', borderColor: vars.color.danger },
    '&:disabled': { borderStyle: 'dashed', borderColor: vars.color.control },
    '&:disabled:is(:checked, :indeterminate:not([type="radio"]))': {
      background: vars.color.primarySoft,
    },
  },
  '@media': {
    // Grounds are gone there: the edge tells what is chosen, beside the drawing in it.
    [FORCED]: {
      selectors: {
        '&:checked': { borderWidth: '2px', borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});

export const box = inLayer({ borderRadius: vars.radius.badge });

/** The dot is a border, which forced colours keep. */
export const circle = inLayer({
  borderRadius: vars.radius.full,
  selectors: {
    '&:checked::before': {
      content: '""',
      border: `5px solid ${vars.color.onPrimary}`,
      borderRadius: vars.radius.full,
    },
    '&:checked:disabled::before': { borderColor: vars.color.textMuted },
  },
  '@media': {
    [FORCED]: { selectors: { '&:checked::before': { borderColor: 'Highlight' } } },
  },
});

/** A drawing over the control, seen in the state that `when` names. Clicks go through it. */
const drawing = (when: string) =>
  inLayer({
    gridArea: '1 / 1',
    color: vars.color.onPrimary,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: {
      [`:is(${when}) ~ &`]: { visibility: 'visible' },
      ':disabled ~ &': { color: vars.color.textMuted },
    },
    '@media': { [FORCED]: { color: 'Highlight' } },
  });

export const check = drawing(':checked:not(:indeterminate)');
export const dash = drawing(':indeterminate');

/** What a choice means, close below its words and in line with them. */
export const description = inLayer({
  marginBlockStart: `calc(-1 * ${vars.space.x2})`,
  paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})`,
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});

/** Error and hint of a choice that is a field of its own: close below its words, and not to what follows. */
export const messages = inLayer({
  selectors: {
    '&:has([data-part="field-error"], [data-part="field-hint"])': {
      marginBlockStart: `calc(-1 * ${vars.space.x3})`,
      paddingBlockEnd: vars.space.x2,
    },
  },
});

/** In line with the words beside a box. */
export const besideBox = inLayer({ paddingInlineStart: `calc(${SIDE} + ${vars.space.x3})` });

/** Choices below one another; their targets touch, so that no gap is missed between them. */
export const list = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Short choices beside one another. */
export const row = inLayer({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x5 });
