import { media, tallScreen } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

/** On a low screen a sticky bar would leave too little space to read, so it stays in the flow of the page. */
const tall = `${media.belowDesktop} and ${tallScreen}`;

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.belowDesktop]: {
      // To the edges of the page, over the gutters of a Container; elsewhere it is as wide as what it is in.
      marginInline: 'calc(-1 * var(--jyoti-bleed, 0px))',
      paddingInline: vars.size.gutter,
      paddingBlock: vars.space.x2,
      borderInline: 'none',
      borderRadius: 0,
    },
    [tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  },
});

/** On a phone one line above the action. */
export const summary = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.belowPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      flexBasis: '100%',
      columnGap: vars.space.x4,
    },
  },
});

export const action = componentStyle({
  display: 'grid',
  '@media': { [media.belowPhone]: { flex: '1 1 auto' } },
});
