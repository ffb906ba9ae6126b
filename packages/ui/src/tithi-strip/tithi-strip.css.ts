import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  color: vars.color.text,
});

/** Half a month per row, the whole month on a desktop. */
export const strip = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(15, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(30, minmax(0, 1fr))', gap: vars.space.x1 },
  },
});

export const tithi = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-state="today"]': {
      paddingBlockEnd: '8px',
      borderBlockEnd: `3px solid ${vars.color.primary}`,
    },
  },
});

export const caption = componentStyle({ fontWeight: vars.weight.strong });
