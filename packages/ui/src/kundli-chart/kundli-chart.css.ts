import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { globalStyle } from '@vanilla-extract/css';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

export const figure = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '30rem',
});

export const frame = componentStyle({
  padding: '8px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.cell,
  background: vars.color.background,
});

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fontFamily: vars.font.body,
  // A chart is not mirrored in right-to-left text, nor are letters, degree and mark of a label.
  direction: 'ltr',
});

/** In print and in forced colours a drawing has two colours: lines and letters on a background. */
const plain = 'print, (forced-colors: active)';

globalStyle(drawing, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`${drawing} *`, { '@media': { [plain]: { color: 'CanvasText' } } });
globalStyle(`${drawing} :is(text, tspan)`, { '@media': { [plain]: { fill: 'CanvasText' } } });

export const ground = componentStyle({
  fill: vars.color.background,
  '@media': { [plain]: { fill: 'Canvas' } },
});

export const house = componentStyle({
  fill: vars.color.surface,
  stroke: vars.astro.chartLine,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [plain]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const lagnaHouse = componentStyle({
  fill: vars.astro.chartLagna,
  '@media': { [plain]: { fill: 'Canvas' } },
});

/** Two strokes across the corner mark the lagna in styles with fixed signs: colour alone must not carry meaning. */
export const lagnaStroke = componentStyle({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: 1.5,
  '@media': { [plain]: { stroke: 'CanvasText' } },
});

const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

/** Under this width of the chart a degree would be smaller than 12 px: it is hidden, and letters grow. */
const narrow = containerQuery.below('phone');

export const signNumber = componentStyle({
  ...centred,
  fill: vars.color.textMuted,
  fontSize: '14px',
  '@container': { [narrow]: { fontSize: '17px' } },
});

/** Full font size, which is scaled down in a crowded house. */
export const letters = componentStyle({
  fontSize: '18px',
  '@container': { [narrow]: { fontSize: '21px' } },
});

export const label = componentStyle({
  ...centred,
  fill: 'currentColor',
  fontWeight: vars.weight.strong,
});

export const labelBesideGlyph = componentStyle({ textAnchor: 'start' });

export const ascendantLabel = componentStyle({ color: vars.color.primary });

export const degree = componentStyle({
  fill: vars.color.textMuted,
  fontSize: '0.667em',
  fontWeight: vars.weight.regular,
  '@container': { [narrow]: { display: 'none' } },
});

export const mark = componentStyle({
  fill: vars.color.text,
  fontSize: '0.667em',
  '@container': { [narrow]: { fontSize: '0.83em' } },
});

export const middle = componentStyle({ ...centred, fill: vars.color.textMuted, fontSize: '17px' });

/** A selectable house is an overlay on the drawing, transparent unless hovered, selected or focused. */
export const houseChoice = componentStyle({
  fill: 'transparent',
  stroke: 'transparent',
  strokeLinejoin: 'round',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { stroke: vars.color.control, strokeWidth: 2.5 },
    '&[aria-checked="true"]': { stroke: vars.color.primary, strokeWidth: 4 },
    '&:focus-visible': { stroke: vars.color.focus, strokeWidth: 5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-checked="true"], &:focus-visible': { stroke: 'Highlight' },
      },
    },
    print: { display: 'none' },
  },
});

export const chosenHouse = componentStyle({
  // Two lines are reserved, so that what follows does not move from house to house.
  minBlockSize: '2lh',
  marginBlockStart: vars.space.x3,
  color: vars.color.text,
});

export const chosenHeading = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const caption = componentStyle({
  marginBlockStart: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const legendDegrees = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

export const table = componentStyle({
  inlineSize: '100%',
  marginBlockStart: vars.space.x4,
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  textAlign: 'start',
});

componentGlobal(`${table} :is(th, td)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
