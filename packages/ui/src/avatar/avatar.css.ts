import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { componentStyle, partRecipe, partStyle } from '../shared/styles/component-style.ts';

/** The colour of a generated portrait; its background is a light tint of it. */
const ink = createVar();

const toned = (role: string) => ({ vars: { [ink]: role } });

export const root = partRecipe({
  base: {
    vars: { [ink]: vars.astro.fire },
    display: 'inline-block',
    position: 'relative',
    flexShrink: 0,
    verticalAlign: 'middle',
    lineHeight: 0,
  },
  variants: {
    tone: {
      0: toned(vars.astro.jupiter),
      1: toned(vars.astro.water),
      2: toned(vars.astro.venus),
      3: toned(vars.astro.fire),
    },
    size: {
      small: { inlineSize: '2.5rem' },
      regular: { inlineSize: '4rem' },
      large: { inlineSize: '7rem' },
    },
    shape: {
      seal: { aspectRatio: '1 / 1' },
      arch: { aspectRatio: '100 / 124' },
    },
  },
});

export const drawing = partStyle({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const ground = partStyle({
  fill: `color-mix(in oklab, ${ink} 22%, ${vars.color.surface})`,
  stroke: `color-mix(in oklab, ${ink} 55%, ${vars.color.surface})`,
  strokeWidth: 1.6,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const ring = partStyle({
  fill: 'none',
  stroke: ink,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const dots = partStyle({ strokeWidth: 3.2 });

export const letter = partStyle({
  fill: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '34px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const picture = partStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** In a group, which may be in a line of text. */
export const group = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  verticalAlign: 'middle',
});

/** Overlaps the one before it, with a line of the background between both. */
export const member = componentStyle({
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  background: vars.color.surface,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space.x2})` } },
});

export const more = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  border: `1px solid ${vars.color.control}`,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
