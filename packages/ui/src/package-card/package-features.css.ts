import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const features = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  padding: 0,
  paddingBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
  listStyle: 'none',
});

export const feature = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  lineHeight: vars.lineHeight.label,
});

export const check = componentStyle({
  flexShrink: 0,
  marginBlockStart: '0.15em',
  color: vars.color.success,
});
