import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minInlineSize: 0,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.label,
  color: vars.color.text,
  '@media': { [media.tablet]: { columnGap: vars.space.x5, fontSize: vars.text.body } },
});

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});

export const star = componentStyle({
  flexShrink: 0,
  color: vars.color.primary,
  fill: 'currentColor',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
