import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.components;

export const figure = style({
  '@layer': {
    [layer]: {
      margin: 0,
      containerType: 'inline-size',
      inlineSize: '100%',
      maxInlineSize: '30rem',
    },
  },
});

export const frame = style({
  '@layer': {
    [layer]: {
      padding: '8px',
      border: `1px solid ${vars.color.control}`,
      borderRadius: vars.radius.cell,
      background: vars.color.background,
    },
  },
});

export const drawing = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      overflow: 'visible',
      fontFamily: vars.font.body,
    },
  },
});

/** A drawing that is printed: black on white, whatever the theme. */
globalStyle(`${drawing} *`, {
  '@media': { print: { color: 'CanvasText', fill: 'currentColor' } },
});

export const house = style({
  '@layer': {
    [layer]: {
      fill: vars.color.surface,
      stroke: vars.astro.chartLine,
      strokeWidth: 1.5,
      strokeLinejoin: 'round',
    },
  },
  '@media': { print: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lagnaHouse = style({
  '@layer': { [layer]: { fill: vars.astro.chartLagna } },
  '@media': { print: { fill: 'Canvas' } },
});

/** Two strokes across the corner mark the lagna where houses move: colour alone must not. */
export const lagnaStroke = style({
  '@layer': { [layer]: { fill: 'none', stroke: vars.color.primary, strokeWidth: 1.5 } },
});

export const signNumber = style({
  '@layer': {
    [layer]: {
      fill: vars.color.textMuted,
      fontSize: '15px',
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
  },
});

export const label = style({
  '@layer': {
    [layer]: {
      fill: 'currentColor',
      fontSize: '18px',
      fontWeight: 600,
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
  },
});

export const ascendantLabel = style({ '@layer': { [layer]: { color: vars.color.primary } } });

export const degree = style({
  '@layer': {
    [layer]: {
      fill: vars.color.textMuted,
      fontSize: '12px',
      fontWeight: 400,
      '@container': {
        // Under this width a degree would be smaller than can be read.
        '(max-width: 21.9rem)': { display: 'none' },
      },
    },
  },
});

export const mark = style({
  '@layer': { [layer]: { fill: vars.color.text, fontSize: '12px', fontWeight: 600 } },
});

export const caption = style({
  '@layer': {
    [layer]: {
      marginBlockStart: vars.space.x3,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
    },
  },
});

export const legendDegrees = style({
  '@layer': {
    [layer]: { '@container': { '(max-width: 21.9rem)': { display: 'none' } } },
  },
});

export const table = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      marginBlockStart: vars.space.x4,
      borderCollapse: 'collapse',
      fontSize: vars.text.small,
      textAlign: 'start',
    },
  },
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layer]: {
      padding: `${vars.space.x2} ${vars.space.x3}`,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
  },
});
