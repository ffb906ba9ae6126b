import { vars } from '@jyoti/themes/contract';
import { partStyle } from '../shared/styles/component-style.ts';

export const root = partStyle({ inlineSize: 'fit-content', maxInlineSize: '100%' });

export const drawing = partStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** The sky of a niche ends at a hairline. */
export const framed = partStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

/** The lines of a yantra may be of brass though they measure nothing (LOOK 1). */
export const line = partStyle({ stroke: vars.color.primary, strokeWidth: 1.4 });

export const hair = partStyle({ stroke: vars.color.primary, strokeWidth: 0.7 });

export const accentLine = partStyle({ stroke: vars.color.accent, strokeWidth: 1.6 });

export const heart = partStyle({ fill: vars.color.accent });

/** The paler inner part of the flame. */
export const inner = partStyle({ fill: vars.color.background });

/** Three lines of ash. */
export const ash = partStyle({ stroke: vars.color.background, strokeWidth: 2 });

export const dot = partStyle({ stroke: vars.color.primary, strokeWidth: 2.8 });

export const star = partStyle({ fill: vars.color.textMuted });

/** Bands of the sky behind a niche, the lowest the brightest. */
export const dusk = {
  sky2: partStyle({ fill: vars.color.sky2 }),
  dawn1: partStyle({ fill: vars.color.dawn1 }),
  dawn2: partStyle({ fill: vars.color.dawn2 }),
};

export const arch = partStyle({
  fill: vars.color.background,
  stroke: vars.color.control,
  strokeWidth: 1.4,
});

export const archInner = partStyle({ stroke: vars.color.border, strokeWidth: 1 });

export const note = partStyle({
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});
