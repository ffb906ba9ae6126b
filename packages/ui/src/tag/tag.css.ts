import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { disabledInk } from '../shared/styles/control-states.ts';

/** Over the style of a Badge. */
export const tag = componentStyle({
  minBlockSize: '2rem',
  minInlineSize: 0,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
});

export const removable = componentStyle({ paddingBlock: 0, paddingInlineEnd: 0 });

/** As tall as the tag, so that a thumb can hit it. */
export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  minInlineSize: '2rem',
  minBlockSize: 'calc(2rem - 2px)',
  borderRadius: vars.radius.badge,
  color: 'inherit',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:disabled': { ...disabledInk, background: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
