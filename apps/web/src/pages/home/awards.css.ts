import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

export const section = style({ paddingBlockEnd: vars.size.sectionPadding });

export const row = style({
  display: 'grid',
  gap: vars.space.x5,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [wide]: { gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x3 });

/** Four at most: in pairs, or all beside each other. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(min-width: 80rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
});

export const award = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const picture = style({ flexShrink: 0, objectFit: 'contain' });

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.35 });
