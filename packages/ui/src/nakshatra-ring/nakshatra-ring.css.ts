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
      maxInlineSize: '32rem',
    },
  },
});

export const drawing = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      fontFamily: vars.font.body,
      // A chart runs one way in every script; so do letters, degree and mark of a label.
      direction: 'ltr',
    },
  },
});

/** On paper and in forced colours a drawing is of two colours: lines and letters on their ground. */
const plain = 'print, (forced-colors: active)';

globalStyle(drawing, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`${drawing} *`, { '@media': { [plain]: { color: 'CanvasText' } } });
globalStyle(`${drawing} text`, { '@media': { [plain]: { fill: 'CanvasText' } } });

const plainOutline = { '@media': { [plain]: { fill: 'Canvas', stroke: 'CanvasText' } } };
const plainLine = { '@media': { [plain]: { stroke: 'CanvasText' } } };
const plainDot = { '@media': { [plain]: { fill: 'CanvasText' } } };

export const ground = style({
  '@layer': { [layer]: { fill: vars.color.background } },
  ...plainOutline,
});

export const band = style({
  '@layer': { [layer]: { fill: vars.color.surface } },
  ...plainOutline,
});

const line = { fill: 'none', strokeLinecap: 'round' } as const;

export const ticks = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.primary, strokeWidth: 1 } },
  ...plainLine,
});

export const faint = style({
  '@layer': { [layer]: { ...line, stroke: vars.color.control, strokeWidth: 1 } },
  ...plainLine,
});

/** The Moon's nakshatra: a wash, and an outline so that colour is not alone. */
export const moonCell = style({
  '@layer': {
    [layer]: {
      fill: vars.astro.chartLagna,
      stroke: vars.color.primary,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    },
  },
  ...plainOutline,
});

export const moonPada = style({
  '@layer': { [layer]: { fill: vars.color.primary } },
  ...plainDot,
});

export const rashi = style({ '@layer': { [layer]: { color: vars.color.secondary } } });

const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

export const number = style({
  '@layer': {
    [layer]: {
      ...centred,
      fill: vars.color.textMuted,
      fontSize: '13px',
      '@container': {
        // Larger units where the drawing is small.
        '(max-width: 25rem)': { fontSize: '16px' },
      },
    },
  },
});

export const moonNumber = style({
  '@layer': { [layer]: { fill: vars.color.text, fontWeight: 600 } },
});

export const star = style({
  '@layer': { [layer]: { fill: vars.astro.moon } },
  ...plainDot,
});

export const hubName = style({
  '@layer': {
    [layer]: {
      ...centred,
      fill: vars.color.text,
      fontFamily: vars.font.heading,
      fontSize: '22px',
      fontWeight: vars.font.headingWeight,
    },
  },
});

export const hubPada = style({
  '@layer': {
    [layer]: {
      ...centred,
      fill: vars.color.textMuted,
      fontSize: '16px',
      '@container': { '(max-width: 25rem)': { fontSize: '20px' } },
    },
  },
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

export const table = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      marginBlockStart: vars.space.x4,
      borderCollapse: 'collapse',
      fontSize: vars.text.small,
    },
  },
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layer]: {
      padding: `${vars.space.x1} ${vars.space.x3}`,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
  },
});
