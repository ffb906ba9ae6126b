import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const content = inLayer({ display: 'grid', gap: vars.space.x4 });

export const spans = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space.x3,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const current = inLayer({ color: vars.color.text, fontWeight: 600 });

export const windows = inLayer({ display: 'grid', gap: vars.space.x4, margin: 0 });

/** The name on the left, its times one below another on the right. */
export const window = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});

export const times = inLayer({
  gridColumn: 2,
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const note = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });
