import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const box = componentStyle({
  maxBlockSize: '26rem',
  overflowY: 'auto',
  borderRadius: vars.radius.card,
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});
