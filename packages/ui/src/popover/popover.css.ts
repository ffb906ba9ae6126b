import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const popover = componentStyle([
  panel,
  {
    padding: vars.space.x4,
    outlineOffset: '-3px',
  },
]);
