import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

const forced = '(forced-colors: active)';

export const empty = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x5,
  color: vars.color.text,
  textAlign: 'center',
  overflowWrap: 'break-word',
});

export const ring = componentStyle({
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  marginBlockEnd: vars.space.x1,
});

export const row = componentStyle({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: vars.space.x5,
  paddingBlock: 0,
  textAlign: 'start',
});

// One column for the drawing, the other for the text.
componentGlobal(`${row} > *`, { gridColumn: 2 });

export const rowRing = componentStyle({
  selectors: {
    [`${row} > &`]: {
      gridColumn: 1,
      gridRow: '1 / span 3',
      inlineSize: '4rem',
      blockSize: '4rem',
    },
  },
});

export const dashes = componentStyle({
  fill: 'none',
  stroke: vars.color.control,
  strokeDasharray: '2 3',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const star = componentStyle({
  fill: vars.color.secondary,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const title = componentStyle({
  maxInlineSize: vars.size.measure,
  fontWeight: vars.weight.strong,
});

export const text = componentStyle({
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
});

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x2,
});

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingBlock: vars.space.x4,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

/** As tall as the first line, so that the icon is on it. */
export const icon = componentStyle({
  flexShrink: 0,
  blockSize: '1.6em',
  color: vars.color.danger,
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const retry = componentStyle({ marginBlockStart: vars.space.x3 });
