import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x5,
});

export const list = componentStyle({ paddingInlineStart: '1.25em' });

export const link = componentStyle({
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
