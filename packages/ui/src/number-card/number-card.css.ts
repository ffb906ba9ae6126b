import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'break-word',
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });

export const words = componentStyle({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const coin = componentStyle({
  flexShrink: 0,
  inlineSize: '88px',
  blockSize: '88px',
  fill: 'none',
});

/** The coin is ruled in brass, as the kit's measures are. */
export const rim = componentStyle({ stroke: vars.color.primary, strokeWidth: 1.4 });
export const secondRim = componentStyle({ stroke: vars.color.primary, strokeWidth: 1 });
export const tick = componentStyle({ stroke: vars.color.primary, strokeWidth: 1 });
export const longTick = componentStyle({ stroke: vars.color.primary, strokeWidth: 1.6 });
export const face = componentStyle({ fill: vars.color.primarySoft, stroke: vars.color.primary });

export const figure = componentStyle({
  fill: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '34px',
  fontVariantNumeric: 'lining-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const master = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

export const reduced = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

/** At the bottom of the card, so that the buttons of cards in a row are aligned. */
export const working = componentStyle({ marginBlockStart: 'auto' });

export const letters = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  padding: 0,
  listStyle: 'none',
});

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

export const sign = componentStyle({ fontWeight: vars.weight.strong });

export const sum = componentStyle({
  marginBlockStart: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
