import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const row = inLayer({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.x2,
  maxInlineSize: '16rem',
});

export const input = inLayer({ flex: '1 1 0', fontVariantNumeric: 'tabular-nums' });

export const step = inLayer({ flexShrink: 0, paddingInline: 0 });
