import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/component-style.ts';

export const root = componentStyle({ margin: 0, inlineSize: 'fit-content', maxInlineSize: '100%' });

export const drawing = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** The sky of a niche ends at a hairline. */
export const framed = componentStyle({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

/** The lines of a yantra may be of brass though they measure nothing (LOOK 1). */
export const line = componentStyle({ stroke: vars.color.primary, strokeWidth: 1.4 });

export const hair = componentStyle({ stroke: vars.color.primary, strokeWidth: 0.7 });

export const accentLine = componentStyle({ stroke: vars.color.accent, strokeWidth: 1.6 });

export const heart = componentStyle({ fill: vars.color.accent });

/** The paler flame within the flame. */
export const inner = componentStyle({ fill: vars.color.background });

/** Three lines of ash. */
export const ash = componentStyle({ stroke: vars.color.background, strokeWidth: 2 });

export const dot = componentStyle({ fill: vars.color.primary });

export const star = componentStyle({ fill: vars.color.textMuted });

/** Bands of the sky behind a niche, the lowest the brightest. */
export const dusk = {
  sky2: componentStyle({ fill: vars.color.sky2 }),
  dawn1: componentStyle({ fill: vars.color.dawn1 }),
  dawn2: componentStyle({ fill: vars.color.dawn2 }),
};

export const arch = componentStyle({
  fill: vars.color.background,
  stroke: vars.color.control,
  strokeWidth: 1.4,
});

export const archInner = componentStyle({ stroke: vars.color.border, strokeWidth: 1 });

export const note = componentStyle({
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  textAlign: 'center',
});
