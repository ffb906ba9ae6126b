import { vars } from '@jyoti/themes/contract';
import { partStyle } from '../shared/styles/component-style.ts';

export const root = partStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  maxInlineSize: '100%',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});

/** No line break between a price and its unit. */
export const amount = partStyle({ fontWeight: vars.weight.strong });

export const unit = partStyle({ fontWeight: vars.weight.regular, fontSize: vars.text.small });

export const list = partStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textDecoration: 'line-through',
});
