import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

const ICON = '20px';

/** A decorative magnifying glass at the start; clicks go through it to the input. */
export const glass = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.x3,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const input = componentStyle({
  selectors: {
    '&:not([readonly])': {
      paddingInlineStart: `calc(${vars.space.x3} + ${ICON} + ${vars.space.x2})`,
      paddingInlineEnd: vars.size.target,
    },
    // The kit's own button is large enough for touch and has a name.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
