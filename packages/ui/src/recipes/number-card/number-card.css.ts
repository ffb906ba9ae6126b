import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

export const letter = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '32px',
  padding: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.cell,
  lineHeight: vars.lineHeight.title,
  fontVariantNumeric: 'tabular-nums',
});

export const sum = componentStyle({
  marginBlockStart: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
