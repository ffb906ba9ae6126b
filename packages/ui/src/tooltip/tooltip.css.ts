import { vars } from '@jyoti/themes/contract';
import { panel } from '../shared/layers/panel.css.ts';
import { componentStyle } from '../shared/styles/component-style.ts';

export const tooltip = componentStyle([
  panel,
  {
    maxInlineSize: 'min(18rem, 100vw - 16px)',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.badge,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    lineHeight: vars.lineHeight.text,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
]);
