import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** The colour that a portrait is drawn in; its ground is a wash of it. */
const ink = createVar();

const toned = (role: string) => ({ vars: { [ink]: role } });

export const root = recipe({
  base: {
    vars: { [ink]: vars.astro.fire },
    '@layer': {
      [layers.components]: {
        display: 'inline-block',
        position: 'relative',
        flexShrink: 0,
        verticalAlign: 'middle',
        lineHeight: 0,
      },
    },
  },
  variants: {
    tone: {
      0: toned(vars.astro.jupiter),
      1: toned(vars.astro.water),
      2: toned(vars.astro.venus),
      3: toned(vars.astro.fire),
    },
    size: {
      small: { '@layer': { [layers.components]: { inlineSize: '2.5rem' } } },
      regular: { '@layer': { [layers.components]: { inlineSize: '4rem' } } },
      large: { '@layer': { [layers.components]: { inlineSize: '7rem' } } },
    },
    shape: {
      seal: { '@layer': { [layers.components]: { aspectRatio: '1 / 1' } } },
      arch: { '@layer': { [layers.components]: { aspectRatio: '100 / 124' } } },
    },
  },
});

export const drawing = style({
  '@layer': { [layers.components]: { inlineSize: '100%', blockSize: '100%', overflow: 'visible' } },
});

export const ground = style({
  '@layer': {
    [layers.components]: {
      fill: `color-mix(in oklab, ${ink} 22%, ${vars.color.surface})`,
      stroke: `color-mix(in oklab, ${ink} 55%, ${vars.color.surface})`,
      strokeWidth: 1.6,
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

export const ring = style({
  '@layer': {
    [layers.components]: {
      fill: 'none',
      stroke: ink,
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const dots = style({
  '@layer': { [layers.components]: { strokeWidth: 3.2 } },
});

export const letter = style({
  '@layer': {
    [layers.components]: {
      fill: vars.color.text,
      fontFamily: vars.font.heading,
      fontWeight: vars.font.headingWeight,
      fontSize: '34px',
      textAnchor: 'middle',
      dominantBaseline: 'central',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});

export const picture = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
});
