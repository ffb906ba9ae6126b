import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const features = inLayer({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  paddingBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
  listStyle: 'none',
});

export const feature = inLayer({ display: 'flex', gap: vars.space.x2, lineHeight: 1.4 });

export const check = inLayer({
  flexShrink: 0,
  marginBlockStart: '0.15em',
  color: vars.color.success,
});
