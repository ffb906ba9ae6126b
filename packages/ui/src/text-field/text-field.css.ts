import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** The toggle is next to the input, not in it, where password managers put their own button. */
export const passwordRow = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.x2,
});

export const passwordBox = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  // Edge has its own toggle.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const toggle = componentStyle({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
});

/** Number of lines that a text area shows while it is empty. */
export const rowsVar = '--jyoti-text-area-rows';

/** Grows with its text; in browsers without `field-sizing` it scrolls and can be resized. */
export const area = componentStyle({
  fieldSizing: 'content',
  minBlockSize: `calc(var(${rowsVar}) * 1lh + 2 * ${vars.space.x2})`,
  maxBlockSize: '60svh',
  resize: 'vertical',
  overflowWrap: 'anywhere',
});

/** Lines scroll sideways instead of breaking, so that they can be counted. */
export const code = componentStyle({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.small,
  whiteSpace: 'pre',
  overflow: 'auto',
  // An ellipsis would look like missing text.
  textOverflow: 'clip',
  tabSize: 2,
});

export const count = componentStyle({
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.label,
});
