import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  minInlineSize: 0,
  color: vars.color.text,
});

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});

export const star = componentStyle({
  flexShrink: 0,
  color: vars.color.primary,
  fill: 'currentColor',
});
