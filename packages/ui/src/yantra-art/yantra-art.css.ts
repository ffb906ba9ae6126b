import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({ margin: 0, inlineSize: 'fit-content', maxInlineSize: '100%' });

export const drawing = inLayer({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** The sky of a niche ends at a hairline. */
export const framed = inLayer({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

/** The lines of a yantra may be of brass though they measure nothing (LOOK 1). */
export const line = inLayer({ stroke: vars.color.primary, strokeWidth: 1.4 });

export const hair = inLayer({ stroke: vars.color.primary, strokeWidth: 0.7 });

export const accentLine = inLayer({ stroke: vars.color.accent, strokeWidth: 1.6 });

export const heart = inLayer({ fill: vars.color.accent });

/** The paler flame within the flame. */
export const inner = inLayer({ fill: vars.color.background });

/** Three lines of ash. */
export const ash = inLayer({ stroke: vars.color.background, strokeWidth: 2 });

export const dot = inLayer({ fill: vars.color.primary });

export const star = inLayer({ fill: vars.color.textMuted });

/** Bands of the sky behind a niche, the lowest the brightest. */
export const dusk = {
  sky2: inLayer({ fill: vars.color.sky2 }),
  dawn1: inLayer({ fill: vars.color.dawn1 }),
  dawn2: inLayer({ fill: vars.color.dawn2 }),
};

export const arch = inLayer({
  fill: vars.color.background,
  stroke: vars.color.control,
  strokeWidth: 1.4,
});

export const archInner = inLayer({ stroke: vars.color.border, strokeWidth: 1 });

export const note = inLayer({
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});
