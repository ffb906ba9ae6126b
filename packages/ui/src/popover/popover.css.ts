import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/panel.css.ts';
import { componentStyle } from '../shared/component-style.ts';

export const popover = componentStyle([
  panel,
  {
    padding: vars.space.x4,
    outlineOffset: '-3px',
  },
]);
