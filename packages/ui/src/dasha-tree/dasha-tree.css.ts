import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** Of the tree around the rows. */
const wide = containerQuery.from('large');

export const words = componentStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) 13rem',
      alignItems: 'baseline',
      columnGap: vars.space.x4,
    },
  },
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const dates = componentStyle({ fontSize: vars.text.small });

export const length = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@container': { [wide]: { textAlign: 'end' } },
});
