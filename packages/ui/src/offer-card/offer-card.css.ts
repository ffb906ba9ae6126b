import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const inLayer = (rule: Rules) => style({ '@layer': { [layers.components]: rule } });

/** Widths of the card's content: from `medium` the art is beside the words, from `wide` the price is too. */
const medium = '(min-width: 36rem)';
const wide = '(min-width: 54rem)';

export const root = inLayer({ background: vars.color.background });

export const container = inLayer({ containerType: 'inline-size' });

export const content = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'center',
  '@container': {
    [medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.x6 },
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr) 15rem', columnGap: vars.space.x7 },
  },
});

export const art = inLayer({
  display: 'grid',
  inlineSize: 'min(100%, 11rem)',
  marginInline: 'auto',
  '@container': {
    [medium]: { inlineSize: '100%', gridRow: 'span 2' },
    [wide]: { gridRow: 'auto' },
  },
});

export const words = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const deal = inLayer({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  '@container': {
    [wide]: {
      paddingInlineStart: vars.space.x6,
      paddingBlock: vars.space.x4,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const withoutArt = inLayer({
  '@container': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
  },
});

export const code = inLayer({ fontWeight: 600, letterSpacing: '0.04em' });
