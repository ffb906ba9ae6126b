import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({
  display: 'block',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = inLayer({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockEnd: vars.space.x2,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const mark = inLayer({ color: vars.color.textMuted, fontWeight: 400 });

export const error = inLayer({
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
  maxInlineSize: vars.size.measure,
  color: vars.color.danger,
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** As tall as the first line of the message, so that the icon stands on that line whatever follows. */
export const errorIcon = inLayer({ flexShrink: 0, blockSize: '1.4em' });

export const hint = inLayer({
  marginBlockStart: vars.space.x2,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});

const edge = createVar();

/**
 * The box that a value is typed into or chosen in: `input`, `select`, `textarea`. It turns to the danger border by its
 * own `aria-invalid`; the text inside does not move, since the padding gives back what the border takes.
 */
export const control = style({
  vars: { [edge]: '1px' },
  '@layer': {
    [layers.components]: {
      display: 'block',
      appearance: 'none',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: vars.size.target,
      margin: 0,
      paddingBlock: `calc(${vars.space.x2} - ${edge})`,
      paddingInline: `calc(${vars.space.x3} - ${edge})`,
      border: `${edge} solid ${vars.color.control}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.text,
      font: 'inherit',
      lineHeight: 1.5,
      textOverflow: 'ellipsis',
      // Reached from the error summary, the label above stays in view under the sticky header.
      scrollMarginBlock: vars.space.x8,
      transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
      selectors: {
        '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
        '&:hover:not(:disabled)': { borderColor: vars.color.text },
        '&:disabled': {
          borderColor: vars.color.border,
          borderStyle: 'dashed',
          color: vars.color.textMuted,
          cursor: 'not-allowed',
          opacity: 1,
        },
        // A value to read, not to type: the line below it alone, where an editable field has a box.
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
        // Browsers paint what they filled in by themselves in colours of their own; this is the only way over it.
        '&:autofill': {
          boxShadow: `inset 0 0 0 100vmax ${vars.color.primarySoft}`,
          WebkitTextFillColor: vars.color.text,
          caretColor: vars.color.text,
        },
      },
    },
  },
  selectors: { '&[aria-invalid="true"]': { vars: { [edge]: '2px' } } },
});

// Where the system draws the list of a select itself (Windows), it takes the colours from its options.
globalStyle(`${control} option, ${control} optgroup`, {
  '@layer': {
    [layers.components]: { background: vars.color.raised, color: vars.color.text },
  },
});

// Above a value to read the label is quiet: the value carries the weight.
globalStyle(`${root}:has([readonly]) > ${label}`, {
  '@layer': {
    [layers.components]: { marginBlockEnd: 0, color: vars.color.textMuted, fontWeight: 400 },
  },
});

/** A place for a control and what stands inside its box (an icon, a button). */
export const box = inLayer({ position: 'relative', display: 'block' });

/** A decorative icon inside a box, at its end. Clicks go through it to the control. */
export const endIcon = inLayer({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.x3,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** Room for an icon at the end of a control. */
export const withEndIcon = inLayer({
  paddingInlineEnd: `calc(${vars.space.x3} + ${vars.space.x2} + 20px)`,
});
