import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { baseGlobal, baseStyle } from './component-style.ts';
import { disabledBox } from './control-states.ts';

export const root = baseStyle({
  display: 'block',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = baseStyle({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: vars.space.x2,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
});

export const mark = baseStyle({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const error = baseStyle({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
  maxInlineSize: vars.size.measure,
  color: vars.color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
});

/** As tall as the first line of the message, so that the icon stays on that line when text wraps. */
export const errorIcon = baseStyle({ flexShrink: 0, blockSize: '1lh' });

export const hint = baseStyle({
  marginBlockStart: vars.space.x2,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});

const edge = createVar();

/**
 * The box that a value is typed into or chosen in: `input`, `select`, `textarea`. With
 * `aria-invalid` it has the danger border; the text inside does not move, because the padding
 * shrinks by the width of the border.
 */
export const control = baseStyle({
  vars: { [edge]: '1px' },
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingBlock: `calc(${vars.space.x2} - ${edge})`,
  paddingInline: `calc(${vars.space.x3} - ${edge})`,
  border: `${edge} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  lineHeight: vars.lineHeight.text,
  textOverflow: 'ellipsis',
  // Focused from the error summary, its label stays visible below the sticky header.
  scrollMarginBlock: vars.space.x8,
  transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: vars.color.text },
    // Safari lowers the opacity of a disabled input.
    '&:disabled': { ...disabledBox, opacity: 1 },
    // A read-only value has only a bottom border instead of a box.
    '&[readonly], &[readonly]:hover:not(:disabled)': {
      paddingInline: 0,
      border: 0,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      borderRadius: 0,
      background: 'none',
    },
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover:not(:disabled)': {
      borderColor: vars.color.danger,
    },
    // Browsers style autofilled inputs in their own colours; this is the only way to override them.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.primarySoft}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
    '&[aria-invalid="true"]': { vars: { [edge]: '2px' } },
  },
});

// On Windows the native list of a select takes its colours from the options.
baseGlobal(`${control} option, ${control} optgroup`, {
  background: vars.color.raised,
  color: vars.color.text,
});

// Above a read-only value the label is muted, to emphasise the value.
baseGlobal(`${root}:has([readonly]) > ${label}`, {
  marginBlockEnd: 0,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

/** Wrapper of a control and the content inside its box (an icon, a button). */
export const box = baseStyle({ position: 'relative', display: 'block' });

/** A decorative icon inside a box, at its end. Clicks go through it to the control. */
export const endIcon = baseStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.x3,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** Padding for an icon at the end of a control. */
export const withEndIcon = baseStyle({
  paddingInlineEnd: `calc(${vars.space.x3} + ${vars.space.x2} + 20px)`,
});

/** A control that opens a list of options. */
export const select = baseStyle({
  selectors: {
    '&:not(:disabled)': { cursor: 'pointer' },
    // An empty value is styled like a placeholder.
    '&:has(> option[value=""]:checked)': { color: vars.color.textMuted },
  },
});
