import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const leaf = inLayer({
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

export const edge = inLayer({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const day = inLayer({
  inlineSize: '100%',
  borderBlock: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.heading,
  fontSize: vars.text.h2,
  lineHeight: 1.4,
});

export const line = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  color: vars.color.text,
});

export const number = inLayer({
  minInlineSize: '2ch',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
});

export const weekday = inLayer({ display: 'block' });

export const month = inLayer({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
