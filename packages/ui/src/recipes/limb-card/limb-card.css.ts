import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

/** The type of the limb, and next to it its current name. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
});

export const kind = componentStyle({ fontFamily: vars.font.body });

export const spans = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const current = componentStyle({ color: vars.color.text, fontWeight: vars.weight.strong });

export const windows = componentStyle({ display: 'grid', gap: vars.space.x1 });

/** The name on the left, its times one below another on the right. */
export const window = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlockEnd: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});

export const times = componentStyle({
  gridColumn: 2,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
