import { vars } from '@jyoti/themes/contract';
import { componentStyle, componentVariants } from '../shared/styles/component-style.ts';

/** A graha or element as a flat tint, faint enough for text nearby. */
const wash = (color: string) => `color-mix(in oklab, ${color} 48%, ${vars.color.background})`;

export const tattva = componentVariants(
  { earth: vars.astro.earth, water: vars.astro.water, fire: vars.astro.fire, air: vars.astro.air },
  (color) => ({ fill: wash(color) }),
);

/** The graha that rules the day. */
export const lord = componentStyle({ fill: 'currentColor' });

const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Rice flour on the floor. */
export const kolamLine = componentStyle({
  ...line,
  stroke: vars.color.secondary,
  strokeWidth: 2.4,
});

/** Vermilion on a leaf. */
export const vermilion = componentStyle({ ...line, stroke: vars.color.accent, strokeWidth: 1.6 });

/** The flame of a lamp, flat. */
export const flame = componentStyle({ fill: vars.astro.sun });

/** Lines that only divide. */
export const hairline = componentStyle({ ...line, stroke: vars.color.border, strokeWidth: 1 });

export const smoke = componentStyle({ ...line, stroke: vars.color.sky3, strokeWidth: 5 });

export const chain = componentStyle({ ...line, stroke: vars.color.control, strokeWidth: 1.4 });

export const dashed = componentStyle({ strokeDasharray: '2 8' });

export const starInk = componentStyle({ fill: vars.color.text });

/** One star in the colour of an observer's lamp. */
export const lampInk = componentStyle({ fill: vars.color.accent });

/** The screen of stone and what shines through it. */
export const jaliFine = componentStyle({ ...line, stroke: vars.color.sky3, strokeWidth: 2.4 });

export const jali = componentStyle({ ...line, stroke: vars.color.sky3, strokeWidth: 5 });
