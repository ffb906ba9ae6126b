import { vars } from '@jyoti/themes/contract';
import * as choice from '../shared/styles/choice.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const layout = {
  list: choice.list,
  row: choice.row,
  cards: componentStyle({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: vars.space.x3,
  }),
};

export const aside = componentStyle({ marginInlineStart: 'auto', textAlign: 'end' });

export const cardName = componentStyle({ fontWeight: vars.weight.strong });
