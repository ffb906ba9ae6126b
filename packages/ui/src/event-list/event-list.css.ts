import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

/** The dates share one column, as wide as the widest of them. */
export const list = inLayer({
  display: 'grid',
  gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
  columnGap: vars.space.x3,
  margin: 0,
  padding: 0,
  color: vars.color.text,
  listStyle: 'none',
});

export const event = inLayer({
  gridColumn: '1 / -1',
  display: 'grid',
  // A browser without subgrid takes the first.
  gridTemplateColumns: ['6.5rem minmax(0, 1fr)', 'subgrid'],
  columnGap: vars.space.x3,
  alignItems: 'baseline',
});

export const divided = inLayer({
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const plain = inLayer({ paddingBlock: vars.space.x1 });

export const when = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });

export const what = inLayer({ minInlineSize: 0, overflowWrap: 'break-word' });

export const detail = inLayer({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
