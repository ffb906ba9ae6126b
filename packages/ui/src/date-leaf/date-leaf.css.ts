import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/component-style.ts';

export const leaf = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  flexShrink: 0,
  inlineSize: '4rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
  color: vars.color.text,
  textAlign: 'center',
  lineHeight: 1.2,
});

export const edge = componentStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const day = componentStyle({
  inlineSize: '100%',
  borderBlock: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.h2,
  lineHeight: 1.4,
});

export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.color.text,
});

export const number = componentStyle({
  minInlineSize: '2ch',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
});

export const weekday = componentStyle({ display: 'block' });

export const month = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
