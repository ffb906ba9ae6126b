import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const content = componentStyle({ display: 'grid', gap: vars.space.x4 });

export const scores = componentStyle({ display: 'grid', gap: vars.space.x3 });
