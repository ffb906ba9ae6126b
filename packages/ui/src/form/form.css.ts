import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: StyleRule) => style({ '@layer': { [layers.components]: rule } });

export const form = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x5,
});

export const list = inLayer({ paddingInlineStart: '1.25em' });

export const link = inLayer({
  display: 'inline-block',
  paddingBlock: vars.space.x1,
  color: vars.color.text,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '[data-state="corrected"] &': {
      color: vars.color.textMuted,
      textDecorationLine: 'line-through',
    },
  },
});
