import { vars } from '@jyoti/themes/contract';
import { partStyle } from '../shared/styles/component-style.ts';

export const leaf = partStyle({
  display: 'grid',
  justifyItems: 'center',
  flexShrink: 0,
  inlineSize: '4rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
  color: vars.color.text,
  textAlign: 'center',
  lineHeight: vars.lineHeight.heading,
});

export const edge = partStyle({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const day = partStyle({
  inlineSize: '100%',
  borderBlock: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.h2,
  lineHeight: vars.lineHeight.label,
});

export const line = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.color.text,
});

export const number = partStyle({
  minInlineSize: '2ch',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
});

export const weekday = partStyle({ display: 'block' });

export const month = partStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
