import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', { margin: 0, overflow: 'hidden' });

/** The size that social networks require for previews. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: '540px 1fr',
  inlineSize: '1200px',
  blockSize: '630px',
  background: vars.color.background,
  color: vars.color.text,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '28px',
  paddingInlineStart: '72px',
});

export const brand = style({ fontSize: '28px' });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '68px',
  lineHeight: 1.08,
});

export const line = style({ color: vars.color.textMuted, fontSize: '30px', lineHeight: 1.35 });

export const drawing = style({ position: 'relative', display: 'grid', placeItems: 'center' });

/** A cover fills its half of the picture. */
globalStyle(`${drawing} [data-part="cover-art"]`, {
  position: 'absolute',
  inset: 0,
  aspectRatio: 'auto',
  border: 'none',
  borderInlineStart: `1px solid ${vars.color.border}`,
  borderRadius: 0,
});

export const arch = style({ inlineSize: '380px' });
globalStyle(`${arch} > svg`, { inlineSize: '100%', blockSize: 'auto' });
