import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const box = inLayer({
  maxBlockSize: '26rem',
  overflowY: 'auto',
  borderRadius: vars.radius.card,
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});
