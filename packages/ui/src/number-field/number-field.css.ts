import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.x2,
  maxInlineSize: '16rem',
});

export const input = componentStyle({ flex: '1 1 0', fontVariantNumeric: 'tabular-nums' });

export const step = componentStyle({ flexShrink: 0, paddingInline: 0 });
