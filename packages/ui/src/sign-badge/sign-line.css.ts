import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const line = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: '2rem',
  color: vars.color.textMuted,
});

export const name = inLayer({ color: vars.color.text, fontWeight: 600 });

export const element = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
});
