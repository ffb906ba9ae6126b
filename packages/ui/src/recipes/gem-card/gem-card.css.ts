import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const notAdvised = componentStyle({ borderStyle: 'dashed' });
export const pale = componentStyle({ opacity: 0.45 });
export const alias = componentStyle({ display: 'block', fontFamily: vars.font.body });
