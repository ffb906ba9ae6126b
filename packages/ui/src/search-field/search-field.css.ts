import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

const ICON = '20px';

/** A decorative glass at the start; clicks go through it to the box. */
export const glass = inLayer({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.x3,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const input = inLayer({
  paddingInlineStart: `calc(${vars.space.x3} + ${ICON} + ${vars.space.x2})`,
  paddingInlineEnd: vars.size.target,
  selectors: {
    // Ours is as large as a finger and has a name.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = inLayer({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.target} - 4px)`,
  borderRadius: vars.radius.badge,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});
