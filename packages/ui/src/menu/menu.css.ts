import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledInk } from '../shared/styles/control-states.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

export const menu = componentStyle([
  panel,
  { minInlineSize: '12rem', paddingBlock: vars.space.x2, outline: 'none' },
]);

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: '-3px',
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus': { background: vars.state.hover },
    '&[aria-disabled="true"]': { ...disabledInk, background: 'none' },
  },
  '@media': {
    // In forced colours the tint is dropped, so the focused item needs another mark.
    '(forced-colors: active)': {
      selectors: {
        '&:focus': { outline: '3px solid Highlight' },
      },
    },
  },
});

/** As wide as an icon even when empty, so that labels are aligned. */
export const sign = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  color: vars.color.primary,
  selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } },
});

export const separator = componentStyle({
  marginBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const groupLabel = componentStyle({
  paddingInline: vars.space.x4,
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

/** Arrow of an item with a submenu, on the side where it opens. */
export const opens = componentStyle({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { [rightToLeft]: { scale: '-1 1' } },
});
