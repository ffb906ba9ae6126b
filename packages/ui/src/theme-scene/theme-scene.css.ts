import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, styleVariants } from '@vanilla-extract/css';

const layer = layers.components;

/** A graha or element as a flat wash, quiet enough to stand near words. */
const wash = (color: string) => `color-mix(in oklab, ${color} 48%, ${vars.color.background})`;

export const tattva = styleVariants(
  { earth: vars.astro.earth, water: vars.astro.water, fire: vars.astro.fire, air: vars.astro.air },
  (color) => ({ '@layer': { [layer]: { fill: wash(color) } } }),
);

/** The graha that rules the day. */
export const lord = style({ '@layer': { [layer]: { fill: 'currentColor' } } });

const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Rice flour on the floor. */
export const kolamLine = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.secondary, strokeWidth: 2.4 } },
});

/** Vermilion on a leaf. */
export const vermilion = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.accent, strokeWidth: 1.6 } },
});

/** The flame of a lamp, flat. */
export const flame = style({ '@layer': { [layer]: { fill: vars.astro.sun } } });

/** Lines that only divide. */
export const hairline = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.border, strokeWidth: 1 } },
});

export const smoke = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.sky3, strokeWidth: 5 } },
});

export const chain = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.control, strokeWidth: 1.4 } },
});

export const dashed = style({ '@layer': { [layer]: { strokeDasharray: '2 8' } } });

export const starInk = style({ '@layer': { [layer]: { fill: vars.color.text } } });

/** One star in the colour of an observer's lamp. */
export const lampInk = style({ '@layer': { [layer]: { fill: vars.color.accent } } });

/** The screen of stone and what shines through it. */
export const jali = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.sky3, strokeWidth: 5 } },
});
