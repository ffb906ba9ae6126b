import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

const forced = '(forced-colors: active)';

/** Width from which the choices are on a dial; below it they are a list. */
const dialFits = containerQuery.from('narrow');

export const root = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  color: vars.color.text,
});

export const dial = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@container': {
    // All are in the same grid cell in the centre, and are translated from there.
    [dialFits]: { gridTemplateColumns: '100%', gap: 0, aspectRatio: '1', placeItems: 'center' },
  },
});

const middle = { gridColumn: 1, gridRow: 1 } as const;

export const drawing = componentStyle({
  display: 'none',
  '@container': {
    [dialFits]: { ...middle, display: 'block', inlineSize: '100%', blockSize: 'auto' },
  },
});

const line = {
  fill: 'none',
  stroke: vars.color.primary,
  '@media': { [forced]: { stroke: 'CanvasText' } },
} as const;

export const rim = componentStyle({ ...line, strokeWidth: 2 });
export const ticks = componentStyle({ ...line, strokeWidth: 1, pointerEvents: 'none' });

export const cell = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.primary,
  strokeWidth: 1,
  cursor: 'pointer',
  transition: `fill ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { fill: vars.state.hover },
    '&[data-state="checked"]': { fill: vars.color.primaryFill },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: {
        '&[data-state="checked"]': { fill: 'Highlight' },
      },
    },
  },
});

export const hubGround = componentStyle({
  fill: vars.color.background,
  stroke: vars.color.primary,
  strokeWidth: 1,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-checked="true"]': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
  },
  '@container': {
    [dialFits]: {
      ...middle,
      position: 'relative',
      justifyContent: 'center',
      inlineSize: vars.size.target,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.full,
      selectors: {
        '&[aria-checked="true"]': {
          background: 'none',
          boxShadow: 'none',
          color: vars.color.onPrimary,
        },
        // On the filled cell the focus ring would be on brass, so a second ring separates them.
        '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.background}` },
      },
    },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: {
        '&[aria-checked="true"]': {
          color: 'HighlightText',
          background: 'Highlight',
          boxShadow: 'none',
        },
      },
    },
  },
});

/** Inline custom property with the number of a sign's cell, 0 to 11 clockwise from the top. */
export const turn = '--jyoti-wheel-turn';

/**
 * Along the ray of the cell, away from the hub. A translation is physical: it is not mirrored in
 * right-to-left text.
 */
const outwards = (distance: string) =>
  `calc(sin(var(${turn}) * 30deg) * ${distance}) calc(cos(var(${turn}) * 30deg) * -1 * ${distance})`;

/** Moves a choice out to its cell. */
export const seat = componentStyle({
  '@container': { [dialFits]: { translate: outwards('36.6cqi') } },
});

/** Moves the mark of the element from the glyph towards the hub. */
export const inward = componentStyle({
  '@container': { [dialFits]: { translate: outwards('-7cqi') } },
});

export const figure = componentStyle({
  inlineSize: '24px',
  blockSize: '24px',
  '@container': {
    [dialFits]: {
      inlineSize: 'clamp(24px, 7.2cqi, 34px)',
      blockSize: 'clamp(24px, 7.2cqi, 34px)',
    },
  },
});

export const name = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@container': { [dialFits]: { display: 'none' } },
});

export const element = componentStyle({
  display: 'flex',
  marginInlineStart: 'auto',
  pointerEvents: 'none',
  '@container': { [dialFits]: { position: 'absolute', margin: 0 } },
});

export const elementMark = componentStyle({
  '@media': { [forced]: { color: 'inherit' } },
  inlineSize: '16px',
  blockSize: '16px',
  '@container': {
    [dialFits]: {
      inlineSize: 'clamp(14px, 4cqi, 18px)',
      blockSize: 'clamp(14px, 4cqi, 18px)',
    },
  },
});

export const hub = componentStyle({
  display: 'none',
  '@container': {
    [dialFits]: {
      ...middle,
      display: 'grid',
      justifyItems: 'center',
      maxInlineSize: '46cqi',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
});

export const hubName = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: `clamp(1.5rem, 7.6cqi, 2.125rem)`,
  fontWeight: vars.font.headingWeight,
  lineHeight: vars.lineHeight.title,
});

export const hubAside = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
