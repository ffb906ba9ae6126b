import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** The dates share one column, as wide as the widest of them. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
  columnGap: vars.space.x3,
  padding: 0,
  color: vars.color.text,
  listStyle: 'none',
});

export const event = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  // Browsers without subgrid use the first value.
  gridTemplateColumns: ['6.5rem minmax(0, 1fr)', 'subgrid'],
  columnGap: vars.space.x3,
  alignItems: 'baseline',
});

export const divided = componentStyle({
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const plain = componentStyle({ paddingBlock: vars.space.x1 });

export const when = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const what = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' });

export const detail = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
