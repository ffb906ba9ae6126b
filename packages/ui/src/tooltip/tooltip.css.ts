import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';
import { panel } from '../shared/panel.css.ts';

export const tooltip = style([
  panel,
  {
    '@layer': {
      [layers.components]: {
        maxInlineSize: 'min(18rem, 100vw - 16px)',
        paddingBlock: vars.space.x1,
        paddingInline: vars.space.x2,
        borderRadius: vars.radius.badge,
        fontSize: vars.text.caption,
        fontWeight: 400,
        lineHeight: 1.5,
        textAlign: 'start',
        whiteSpace: 'normal',
      },
    },
  },
]);
