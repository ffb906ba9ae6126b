import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const group = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
