import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const marks = componentStyle({
  marginInlineStart: '1px',
  color: vars.color.text,
  fontSize: '0.75rem',
  lineHeight: 0,
});
