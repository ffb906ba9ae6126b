import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: '2rem',
  color: vars.color.textMuted,
});

export const name = componentStyle({ color: vars.color.text, fontWeight: vars.weight.strong });

export const element = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
});
