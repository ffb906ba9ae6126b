import { vars } from '@jyoti/themes/contract';
import { globalStyle } from '@vanilla-extract/css';
import {
  baseDrawingStyle,
  plain,
  plainFill,
  plainLine,
  plainOutline,
  small,
} from './drawing-style.ts';
import { baseGlobal, baseStyle } from '../styles/component-style.ts';

export const drawing = baseStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  fontFamily: vars.font.body,
  // A drawing of the sky is not mirrored in right-to-left text, nor are letters, degree and mark of a label.
  direction: 'ltr',
});

globalStyle(drawing, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`${drawing} *`, { '@media': { [plain]: { color: 'CanvasText' } } });
globalStyle(`${drawing} text`, { '@media': { [plain]: { fill: 'CanvasText' } } });

export const ground = baseDrawingStyle({ fill: vars.color.background }, plainOutline);
export const band = baseDrawingStyle({ fill: vars.color.surface }, plainOutline);

const line = { fill: 'none', strokeLinecap: 'round', strokeWidth: 1 } as const;
export const ticks = baseDrawingStyle({ ...line, stroke: vars.color.primary }, plainLine);
export const faint = baseDrawingStyle({ ...line, stroke: vars.color.control }, plainLine);

/** The marked part: a tint, and an outline so that it does not depend on colour. */
export const marked = baseDrawingStyle(
  {
    fill: vars.astro.chartLagna,
    stroke: vars.color.primary,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  plainOutline,
);

export const brass = baseDrawingStyle({ fill: vars.color.primary }, plainFill);

const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

export const number = baseDrawingStyle({
  ...centred,
  fill: vars.color.textMuted,
  fontSize: '13px',
  '@container': { [small]: { fontSize: '16px' } },
});

export const markedNumber = baseDrawingStyle({
  fill: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const hubName = baseDrawingStyle({
  ...centred,
  fill: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: '22px',
  fontWeight: vars.font.headingWeight,
});

export const hubNote = baseDrawingStyle({
  ...centred,
  fill: vars.color.textMuted,
  fontSize: '16px',
  '@container': { [small]: { fontSize: '20px' } },
});

export const caption = baseStyle({
  marginBlockStart: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** The facts of a drawing as a table. */
export const facts = baseStyle({
  inlineSize: '100%',
  marginBlockStart: vars.space.x4,
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
});

baseGlobal(`${facts} :is(th, td)`, {
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

baseGlobal(`${facts} [aria-current]`, { background: vars.color.primarySoft });
