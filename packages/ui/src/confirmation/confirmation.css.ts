import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const reference = componentStyle({ margin: 0 });

export const value = componentStyle({
  fontSize: vars.text.h3,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
