import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const content = inLayer({ display: 'grid', gap: vars.space.x4 });

export const scores = inLayer({ display: 'grid', gap: vars.space.x3 });
